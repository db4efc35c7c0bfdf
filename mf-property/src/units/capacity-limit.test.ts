import { exceededLimit, exceededLimitOfAll } from "./capacity-limit.ts";

const room = (adults: number, ...childrenAges: number[]) => ({ adults, childrenAges });
const unit = (minPopulation: number | null, maxPopulation: number | null) => ({
  minPopulation,
  maxPopulation,
});

test("VI-01 CB-01 a unit that is too small or too large for the guests says its limit; children count", () => {
  expect(exceededLimit(unit(null, 2), [room(2, 7)])).toEqual({ kind: "tooMany", limit: 2 });
  expect(exceededLimit(unit(4, 8), [room(2)])).toEqual({ kind: "tooFew", limit: 4 });
  expect(exceededLimit(unit(2, 4), [room(2)])).toBeNull();
  expect(exceededLimit(unit(null, null), [room(10)])).toBeNull();
});

test("HO-01 a room fits when it fits one of the requested rooms", () => {
  expect(exceededLimit(unit(null, 2), [room(4), room(2)])).toBeNull();
});

test("VI-01 a property is too small when all its units are; the largest limit counts", () => {
  expect(exceededLimitOfAll([unit(null, 4), unit(null, 6)], [room(8)])).toEqual({
    kind: "tooMany",
    limit: 6,
  });
  expect(exceededLimitOfAll([unit(null, 4), unit(null, 8)], [room(8)])).toBeNull();
  expect(exceededLimitOfAll([unit(6, 8), unit(4, 8)], [room(2)])).toEqual({ kind: "tooFew", limit: 4 });
  expect(exceededLimitOfAll([], [room(2)])).toBeNull();
});

test("VI-01 no unit is too small for guests who are not known yet, and 0 is no limit", () => {
  expect(exceededLimit(unit(null, 2), [room(2, -1)])).toBeNull();
  expect(exceededLimit(unit(0, 0), [room(2)])).toBeNull();
});
