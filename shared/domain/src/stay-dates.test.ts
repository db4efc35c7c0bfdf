import { earliestArrival, firstRestrictedArrival, isPast, isRestrictedArrival } from "./stay-dates.ts";

test("SW-01 the earliest arrival is today, or the configured day when later", () => {
  expect(earliestArrival("2026-11-21", "2026-12-05")).toBe("2026-12-05");
  expect(earliestArrival("2026-12-24", "2026-12-05")).toBe("2026-12-24");
  expect(earliestArrival("2026-12-24", null)).toBe("2026-12-24");
});

test("UP-02 a start before today is past, today is not", () => {
  expect(isPast("2026-11-20", "2026-11-21")).toBe(true);
  expect(isPast("2026-11-21", "2026-11-21")).toBe(false);
});

const periods = [
  { start: "2027-03-01", end: "2027-03-10" },
  { start: "2026-12-20", end: "2027-01-05" },
];

test("SW-11 arrivals are the days of the periods, both ends included, and only after today", () => {
  expect(isRestrictedArrival("2026-12-20", periods, "2026-11-21")).toBe(true);
  expect(isRestrictedArrival("2027-01-05", periods, "2026-11-21")).toBe(true);
  expect(isRestrictedArrival("2027-01-06", periods, "2026-11-21")).toBe(false);
  expect(isRestrictedArrival("2026-12-24", periods, "2026-12-24")).toBe(false);
});

test("SW-11 the calendar opens at the first arrival that is left", () => {
  expect(firstRestrictedArrival("2026-11-21", periods, "2026-11-21")).toBe("2026-12-20");
  expect(firstRestrictedArrival("2027-01-02", periods, "2027-01-02")).toBe("2027-01-02");
  expect(firstRestrictedArrival("2027-01-06", periods, "2027-01-06")).toBe("2027-03-01");
  expect(firstRestrictedArrival("2027-04-01", periods, "2027-04-01")).toBeNull();
});
