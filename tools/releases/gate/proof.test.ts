import { hashOfParts, isProven } from "./proof.mjs";

const here = hashOfParts([{ contracts: [1] }, { entry: 9000 }]);
const proof = (isSeen: boolean) => new TextEncoder().encode(JSON.stringify({ against: here, isSeen }));

test.each([
  ["the same host, in a browser", proof(true), here, false, true],
  ["the same host, in a browser, which is skipped now", proof(true), here, true, true],
  ["the same host, without a browser", proof(false), here, false, false],
  ["the same host, without a browser, which is skipped again", proof(false), here, true, true],
  [
    "another offer of the host",
    proof(true),
    hashOfParts([{ contracts: [2] }, { entry: 9000 }]),
    false,
    false,
  ],
  ["another budget", proof(true), hashOfParts([{ contracts: [1] }, { entry: 8000 }]), false, false],
  ["nothing", null, here, true, false],
])(
  "FE-05 a release that passed against %s is proven or checked again",
  (_, known, against, isUnseen, passes) => {
    expect(isProven(known, against, isUnseen)).toBe(passes);
  },
);
