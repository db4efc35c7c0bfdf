import { cacheDayStates } from "./day-state.ts";

const prices: Readonly<Record<string, number>> = { "2026-12-05": 900, "2026-12-06": 1400, "2026-12-07": 900 };
const days = {
  shown: Object.keys(prices),
  start: null,
  end: null,
  hovered: null,
  isAvailable: (day: string) => day !== "2026-12-07",
  isWaiting: () => false,
  isMarked: () => false,
  getPrice: (day: string) => prices[day] ?? null,
  isComparable: true,
};
const lowestDays = (changed: Partial<typeof days> = {}) => {
  const getState = cacheDayStates({ ...days, ...changed });
  return days.shown.filter((day) => getState(day).marks.includes("lowest"));
};

test("SW-04 the lowest price of the shown days is marked where it can be chosen", () => {
  expect(lowestDays()).toEqual(["2026-12-05"]);
});

test("SW-04 no price is the lowest of equal ones, or of prices for different numbers of nights", () => {
  expect(lowestDays({ getPrice: () => 900 })).toEqual([]);
  expect(lowestDays({ isComparable: false })).toEqual([]);
});
