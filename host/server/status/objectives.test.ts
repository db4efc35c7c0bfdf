import { checkObjectives, OBJECTIVES } from "./objectives.ts";

const result = (counts: Parameters<typeof checkObjectives>[0]) =>
  checkObjectives(counts).map(({ share, budgetLeft }) => [share, budgetLeft && Math.round(budgetLeft * 100)]);

test("the error budget is what is left of the allowed bad responses, and can be overdrawn", () => {
  const page = { answers: 10_000, failed: 5, fast: 9_400 };
  const galaxy = { answers: 100, failed: 2, fast: 0 };
  expect(result({ page, galaxy })).toEqual([
    [0.9995, 50],
    [0.94, -20],
    [0.98, -100],
  ]);
});

test("without a response no objective is judged", () => {
  expect(result({})).toEqual(OBJECTIVES.map(() => [null, null]));
});
