import * as dates from "./stay-dates.ts";

test("SW-01 SW-02 earliest arrival and departure, and a departure that no longer fits", () => {
  expect(dates.earliestArrival("2026-11-21", "2026-12-05")).toBe("2026-12-05");
  expect(dates.earliestArrival("2026-12-24", "2026-12-05")).toBe("2026-12-24");
  expect(dates.earliestArrival("2026-12-24", null)).toBe("2026-12-24");
  expect(dates.earliestDeparture("2026-12-31")).toBe("2027-01-01");
  expect(dates.departureAfter("2027-02-06", "2027-02-06")).toBeNull();
  expect(dates.departureAfter("2027-02-06", "2027-02-07")).toBe("2027-02-07");
});

test("UP-02 a start before today is past, today is not", () => {
  expect(dates.isPast("2026-11-20", "2026-11-21")).toBe(true);
  expect(dates.isPast("2026-11-21", "2026-11-21")).toBe(false);
});
