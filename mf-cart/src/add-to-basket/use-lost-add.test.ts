import { type Found, pollBasket } from "./use-lost-add.ts";

const atOnce = async () => {};

async function watched(...finds: Found[]) {
  const check = jest.fn(async () => finds.shift() ?? "absent");
  return { found: await pollBasket(check, atOnce), checks: check.mock.calls.length };
}

test("CT-02 an add that arrives late is found, also after a failed read", async () => {
  expect(await watched("absent", "unknown", "found")).toEqual({ found: "found", checks: 3 });
});

test("CT-02 one that is settled meanwhile is looked for no longer", async () => {
  expect(await watched("absent", "closed")).toEqual({ found: "closed", checks: 2 });
});

test("CT-02 after the last read it is known to be absent, or unknown", async () => {
  expect(await watched()).toEqual({ found: "absent", checks: 4 });
  expect((await watched("absent", "absent", "absent", "unknown")).found).toBe("unknown");
});
