import { withLimit } from "../../support/step.mjs";
import { assertPasses, runChecks } from "./run-checks.mjs";

const never = () => new Promise<never>(() => {});

test("FE-05 all checks run, and one that throws or does not end is a reason", async () => {
  const found = await runChecks(
    {
      "its texts": () => [{ reason: "a text is missing", remedy: "add it" }],
      "its types": () => Promise.reject(new Error("the compiler is missing")),
      "its size": () => {
        throw new Error("ENOENT");
      },
      "its pages": never,
      "its scripts": () => [],
    },
    50,
  );
  expect(found.map(({ reason }) => reason)).toEqual([
    "a text is missing",
    "its types could not be checked: the compiler is missing",
    "its size could not be checked: ENOENT",
    "its pages could not be checked: Waited 0.05 s for the check of its pages, in vain.",
  ]);
}, 20_000);

test("FE-05 a refusal names every reason with its remedy", async () => {
  const check = () => [{ reason: "a text is missing", remedy: "add it" }];
  await expect(assertPasses("mf-cart", "1.0.0", { "its texts": check })).rejects.toThrow(
    "✗ mf-cart 1.0.0 is refused; nothing has changed on the site.\n  • a text is missing\n    → add it",
  );
});

test("a step at its limit ends its task, waits until it has cleaned up, and names what it waited for", async () => {
  const done: string[] = [];
  const task = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    }).finally(() => done.push("cleaned up"));
  await expect(withLimit("the build of mf-cart", 20, task)).rejects.toThrow(
    "✗ Waited 0.02 s for the build of mf-cart, in vain.",
  );
  expect(done).toEqual(["cleaned up"]);
});

test("a step within its limit has its own result or error", async () => {
  expect(await withLimit("it", 1_000, () => 1)).toBe(1);
  await expect(withLimit("it", 1_000, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
