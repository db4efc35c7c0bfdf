import { misfitOf, misfitOfAll } from "./misfit.ts";

const room = (adults: number, ...childrenAges: number[]) => ({ adults, childrenAges });
const unit = (minPopulation: number | null, maxPopulation: number | null) => ({
  minPopulation,
  maxPopulation,
});

test("VI-01 CB-01 a unit that is too small or too large for the guests says its limit; children count", () => {
  expect(misfitOf(unit(null, 2), [room(2, 7)])).toEqual({ kind: "tooMany", limit: 2 });
  expect(misfitOf(unit(4, 8), [room(2)])).toEqual({ kind: "tooFew", limit: 4 });
  expect(misfitOf(unit(2, 4), [room(2)])).toBeNull();
  expect(misfitOf(unit(null, null), [room(10)])).toBeNull();
});

test("HO-01 a room fits when it fits one of the rooms asked for", () => {
  expect(misfitOf(unit(null, 2), [room(4), room(2)])).toBeNull();
});

test("VI-01 a property is too small when all its units are; the largest is told", () => {
  expect(misfitOfAll([unit(null, 4), unit(null, 6)], [room(8)])).toEqual({ kind: "tooMany", limit: 6 });
  expect(misfitOfAll([unit(null, 4), unit(null, 8)], [room(8)])).toBeNull();
  expect(misfitOfAll([unit(6, 8), unit(4, 8)], [room(2)])).toEqual({ kind: "tooFew", limit: 4 });
  expect(misfitOfAll([], [room(2)])).toBeNull();
});

test("VI-01 no unit is too small for guests who are not known yet, and 0 is no limit", () => {
  expect(misfitOf(unit(null, 2), [room(2, -1)])).toBeNull();
  expect(misfitOf(unit(4, 8), [])).toBeNull();
  expect(misfitOf(unit(0, 0), [room(2)])).toBeNull();
});
