import type { SearchState } from "@stays/search-state";
import { canChoose, withDay, withOnlyDeparture } from "./arrival-days.ts";
import { datesToChange } from "./dates-to-change.ts";

const none = { start: null, end: null };
const offered = {
  isArrival: (day: string) => day === "2027-02-06" || day === "2027-02-08",
  isDeparture: (day: string) => day === "2027-02-13",
};

test("CD-02 arrivals can be chosen, and after one its departures or an earlier arrival", () => {
  expect(canChoose(offered, none, "2027-02-06")).toBe(true);
  expect(canChoose(offered, none, "2027-02-13")).toBe(false);
  const arrived = { start: "2027-02-08", end: null };
  expect(canChoose(offered, arrived, "2027-02-13")).toBe(true);
  expect(canChoose(offered, arrived, "2027-02-14")).toBe(false);
  expect(canChoose(offered, arrived, "2027-02-06")).toBe(true);
});

test("VI-04 arrival, then departure; an earlier day starts anew", () => {
  const arrived = withDay(none, "2027-02-06");
  expect(withDay(arrived, "2027-02-13")).toEqual({ start: "2027-02-06", end: "2027-02-13" });
  expect(withDay(arrived, "2027-02-01")).toEqual({ start: "2027-02-01", end: null });
  expect(withOnlyDeparture(arrived, () => [7]).end).toBe("2027-02-13");
  expect(withOnlyDeparture(arrived, () => [7, 14]).end).toBeNull();
  expect(withOnlyDeparture(arrived, () => null).end).toBeNull();
});

test("VI-04 SW-13 dates that have passed are not kept, nor a departure before the arrival (ruling 40)", () => {
  const of = (start: string | null, end: string | null, isPast = false) =>
    datesToChange({ state: { start, end } as SearchState, isPast });
  expect(of("2027-02-06", "2027-02-13")).toEqual({ start: "2027-02-06", end: "2027-02-13" });
  expect(of("2020-01-04", "2020-01-11", true)).toEqual({ start: null, end: null });
  expect(of("2027-02-13", "2027-02-06")).toEqual({ start: "2027-02-13", end: null });
  expect(of(null, "2027-02-06")).toEqual({ start: null, end: "2027-02-06" });
});
