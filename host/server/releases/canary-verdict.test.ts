import { chanceOfDifference, isWorse } from "./canary-verdict.ts";

const count = (pages: number, failed: number) => ({ pages, failed });

test("FE-04 the chance of a difference is that of Fisher's exact test", () => {
  // Fisher's tea-tasting example: 3 of 4 against 1 of 4.
  expect(chanceOfDifference(count(4, 3), count(4, 1))).toBeCloseTo(17 / 70, 10);
  expect(chanceOfDifference(count(20, 0), count(20, 0))).toBeCloseTo(1, 10);
});

test.each([
  ["all of its pages", 20, 20, 20, 0, true],
  ["half of its pages, the live release none", 20, 10, 20, 0, true],
  ["some pages, as chance has it", 20, 4, 20, 0, false],
  ["as often as the live release in an outage", 40, 30, 40, 30, false],
  ["clearly more often in an outage", 200, 190, 200, 100, true],
  ["less than the margin more often, surely", 20_000, 900, 20_000, 400, false],
  ["before the live release was seen enough", 20, 20, 19, 0, false],
  ["before it was seen enough", 19, 19, 20, 0, false],
])("FE-04 a canary that fails %s", (_, pages, failed, livePages, liveFailed, expected) => {
  expect(isWorse(count(pages, failed), count(livePages, liveFailed))).toBe(expected);
});
