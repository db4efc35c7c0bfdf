import { hashOfParts, isProven, readProof } from "./proof.mjs";

const here = hashOfParts([{ contracts: [1] }, { entry: 9000 }]);
const written = (proof: object) => new TextEncoder().encode(JSON.stringify(proof));
const seen = readProof(written({ against: here, isSeen: true }));
const unseen = readProof(written({ against: here, isSeen: false }));

test("FE-05 a release that passed against the same host needs no second check", () => {
  expect(isProven(seen, here, false)).toBe(true);
  expect(isProven(seen, here, true)).toBe(true);
});

test("FE-05 a release that was never opened in a browser is, unless that check is skipped again", () => {
  expect(isProven(unseen, here, false)).toBe(false);
  expect(isProven(unseen, here, true)).toBe(true);
});

test.each([
  ["another offer of the host", [{ contracts: [2] }, { entry: 9000 }]],
  ["another budget", [{ contracts: [1] }, { entry: 8000 }]],
])("FE-05 it is checked again against %s", (_, parts) => {
  expect(isProven(seen, hashOfParts(parts), false)).toBe(false);
});

test.each([
  ["no proof", null],
  ["a torn one", new TextEncoder().encode('{"against":')],
])("FE-05 a release with %s is checked", (_, content) => {
  expect(isProven(readProof(content), here, true)).toBe(false);
});
