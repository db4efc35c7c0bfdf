import fc from "fast-check";
import * as dates from "./stay-dates.ts";

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("SW-13 nights are the days between, else 0", () => {
  expect(dates.nights("2027-02-06", "2027-02-13")).toBe(7);
  expect(dates.nights("2027-03-27", "2027-03-29")).toBe(2);
  expect([dates.nights("2027-02-13", "2027-02-06"), dates.nights("2027-02-06", "2027-02-06")]).toEqual([
    0, 0,
  ]);
  expect([dates.nights(null, "2027-02-06"), dates.nights("2027-02-06", null)]).toEqual([0, 0]);
});

test("SW-13 adding days and counting them agree, whatever the day", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, count) => {
      const end = dates.addDays(start, count);
      expect(dates.isDay(end)).toBe(true);
      expect(dates.daysBetween(start, end)).toBe(count);
    }),
  );
});

test("RT-08 only real days are days", () => {
  expect(
    ["2028-02-29", "2027-02-29", "2027-13-01", "2027-2-6", "", "2027-02-06T00:00:00"].map(dates.isDay),
  ).toEqual([true, false, false, false, false, false]);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof dates.isDay(text) === "boolean"));
});

test("UP-01 the days of a stay, arrival and departure included", () => {
  expect(dates.daysFromTo("2027-02-27", "2027-03-01")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01"]);
  expect(dates.daysFromTo("2027-03-01", "2027-02-27")).toEqual([]);
});

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

test("SW-03 months for the calendar", () => {
  expect(dates.monthOf("2028-02-10")).toEqual({ start: "2028-02-01", end: "2028-02-29" });
  expect([dates.addMonths("2026-12-31", 2), dates.addMonths("2026-01-15", -1)]).toEqual([
    "2027-02-01",
    "2025-12-01",
  ]);
});
