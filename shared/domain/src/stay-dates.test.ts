import * as dates from "./stay-dates.ts";

test("SW-01 the earliest arrival is today, or the configured day when later", () => {
  expect(dates.earliestArrival("2026-11-21", "2026-12-05")).toBe("2026-12-05");
  expect(dates.earliestArrival("2026-12-24", "2026-12-05")).toBe("2026-12-24");
  expect(dates.earliestArrival("2026-12-24", null)).toBe("2026-12-24");
});

test("UP-02 a start before today is past, today is not", () => {
  expect(dates.isPast("2026-11-20", "2026-11-21")).toBe(true);
  expect(dates.isPast("2026-11-21", "2026-11-21")).toBe(false);
});
