import { hasArrived } from "./unfinished-add.ts";

const looks =
  (...lines: (number | Error)[]) =>
  async () => {
    const next = lines.shift() ?? 0;
    if (next instanceof Error) throw next;
    return next;
  };
const atOnce = async () => {};

test("CT-02 an add cut off by a reload is found when it arrives late, also after a look that failed", async () => {
  expect(await hasArrived(1, looks(1, new Error("offline"), 2), atOnce)).toBe(true);
});

test("CT-02 one that does not arrive while an answer may be on its way did not", async () => {
  expect(await hasArrived(1, looks(1, 1, 1, 1, 2), atOnce)).toBe(false);
});
