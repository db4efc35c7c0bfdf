import type { SearchState } from "@stays/search";
import { canChoose, choiceOf, withDay } from "./arrival-days.ts";
import { datesToChange } from "./dates-to-change.ts";

const none = choiceOf({ start: null, end: null });
const any = () => null;
const offered = {
  isArrival: (day: string) => day === "2027-02-06" || day === "2027-02-08",
  isDeparture: (day: string) => day === "2027-02-13",
};

test("CD-02 arrivals can be chosen, and after one its departures or an earlier arrival", () => {
  expect(canChoose(offered, none, "2027-02-06")).toBe(true);
  expect(canChoose(offered, none, "2027-02-13")).toBe(false);
  const arrived = choiceOf({ start: "2027-02-08", end: null });
  expect(canChoose(offered, arrived, "2027-02-13")).toBe(true);
  expect(canChoose(offered, arrived, "2027-02-14")).toBe(false);
  expect(canChoose(offered, arrived, "2027-02-06")).toBe(true);
});

test("VI-04 arrival, then departure; an earlier day starts anew; the only departure is chosen at once", () => {
  const arrived = withDay(none, "2027-02-06", any);
  expect(arrived).toEqual({ start: "2027-02-06", end: null, isLeaving: true });
  const stay = { start: "2027-02-06", end: "2027-02-13", isLeaving: false };
  expect(withDay(arrived, "2027-02-13", any)).toEqual(stay);
  expect(withDay(arrived, "2027-02-01", any)).toEqual({ start: "2027-02-01", end: null, isLeaving: true });
  expect(withDay(none, "2027-02-06", () => [7])).toEqual(stay);
  expect(withDay(none, "2027-02-06", () => [7, 14])).toEqual(arrived);
});

test("SW-02 a new arrival keeps a later departure, and clears one on or before it", () => {
  const stay = choiceOf({ start: "2027-02-06", end: "2027-02-13" });
  const moved = withDay(stay, "2027-02-08", any);
  expect(moved).toEqual({ start: "2027-02-08", end: "2027-02-13", isLeaving: true });
  expect(withDay(moved, "2027-02-12", any)).toEqual({
    start: "2027-02-08",
    end: "2027-02-12",
    isLeaving: false,
  });
  for (const day of ["2027-02-13", "2027-02-20"])
    expect(withDay(stay, day, any)).toEqual({ start: day, end: null, isLeaving: true });
});

test("SW-02 SW-04 a departure that the new arrival does not allow is not kept", () => {
  const stay = choiceOf({ start: "2027-02-06", end: "2027-02-13" });
  expect(withDay(stay, "2027-02-08", () => [7])).toEqual({
    start: "2027-02-08",
    end: "2027-02-15",
    isLeaving: false,
  });
  expect(withDay(stay, "2027-02-08", () => [3, 7]).end).toBeNull();
  expect(withDay(stay, "2027-02-08", () => [5, 7]).end).toBe("2027-02-13");
});

test("VI-04 SW-13 dates that have passed are not kept, nor a departure before the arrival (ruling 40)", () => {
  const of = (start: string | null, end: string | null, isPast = false) =>
    datesToChange({ state: { start, end } as SearchState, isPast });
  expect(of("2027-02-06", "2027-02-13")).toEqual({ start: "2027-02-06", end: "2027-02-13" });
  expect(of("2020-01-04", "2020-01-11", true)).toEqual({ start: null, end: null });
  expect(of("2027-02-13", "2027-02-06")).toEqual({ start: "2027-02-13", end: null });
  expect(of(null, "2027-02-06")).toEqual({ start: null, end: "2027-02-06" });
});
