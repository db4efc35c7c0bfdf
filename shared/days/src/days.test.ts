/** @jest-environment ./shared/testing/src/zone-environment.mjs */
import fc from "fast-check";
import * as days from "./index.ts";

const day = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2120-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const count = fc.integer({ min: -5000, max: 5000 });

/** Time zones whose clocks skip midnight, lie on both sides of UTC, or skip a whole day. */
const zones = ["America/Sao_Paulo", "Asia/Tokyo", "Pacific/Apia", "Europe/Stockholm"];

test("the tests do move the clock", () => {
  const offsets = zones.map((zone) => {
    setTimeZone(zone);
    return new Date(2027, 0, 1).getTimezoneOffset();
  });
  expect(offsets).toEqual([180, -540, -780, -60]);
});

describe.each(zones)("on a machine in %s", (zone) => {
  beforeAll(() => setTimeZone(zone));

  test("SW-13 adding days and counting them agree, whatever the day", () => {
    fc.assert(
      fc.property(day, count, (start, added) => {
        const end = days.addDays(start, added);
        expect(days.isDay(end)).toBe(true);
        expect(days.daysBetween(start, end)).toBe(added);
        expect(days.nights(start, end)).toBe(Math.max(0, added));
        expect(days.getWeekday(end)).toBe((((days.getWeekday(start) + added) % 7) + 7) % 7);
      }),
    );
  });

  test("UP-01 the days of a stay follow each other, arrival and departure included", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (first, added) => {
        const last = days.addDays(first, added);
        const all = days.daysFromTo(first, last);
        expect(all).toEqual(Array.from({ length: added + 1 }, (_, index) => days.addDays(first, index)));
      }),
    );
  });

  test("SW-03 a month begins on its first day, ends the day before the next, and months add up", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -200, max: 200 }), (one, months) => {
        const { start, end } = days.getMonth(one);
        expect([start, start <= one, one <= end]).toEqual([`${one.slice(0, 7)}-01`, true, true]);
        expect(days.addDays(end, 1)).toBe(days.addMonths(one, 1));
        expect(days.addMonths(days.addMonths(one, months), -months)).toBe(start);
        expect(days.getMonthStart(days.moveMonths(one, months))).toBe(days.addMonths(one, months));
      }),
    );
  });

  test("days around changes of the clock are days like any other", () => {
    expect(days.daysFromTo("2011-12-29", "2011-12-31")).toEqual(["2011-12-29", "2011-12-30", "2011-12-31"]);
    expect(days.nights("2018-11-03", "2018-11-05")).toBe(2);
    expect(days.nights("2027-03-27", "2027-03-29")).toBe(2);
    expect(days.addDays("2027-10-31", 1)).toBe("2027-11-01");
  });
});

test("SW-13 nights are the days between, else 0", () => {
  expect(days.nights("2027-02-06", "2027-02-13")).toBe(7);
  expect([days.nights("2027-02-13", "2027-02-06"), days.nights("2027-02-06", "2027-02-06")]).toEqual([0, 0]);
  expect([days.nights(null, "2027-02-06"), days.nights("2027-02-06", null)]).toEqual([0, 0]);
  expect(days.daysFromTo("2027-03-01", "2027-02-27")).toEqual([]);
});

test("RT-08 only real days are days", () => {
  expect(
    ["2028-02-29", "2027-02-29", "2027-13-01", "2027-2-6", "", "2027-02-06T00:00:00"].map(days.isDay),
  ).toEqual([true, false, false, false, false, false]);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof days.isDay(text) === "boolean"));
});

test("text that is no day gives no day", () => {
  expect([days.addDays("soon", 1), days.addMonths("", 1)]).toEqual(["", ""]);
});

test("today is the destination's day, which begins at other times in other time zones", () => {
  const lateEvening = Date.UTC(2027, 1, 7, 23, 30);
  const todays = ["Europe/Stockholm", "UTC", "America/New_York", "Asia/Tokyo"].map((zone) =>
    days.getToday(zone, lateEvening),
  );
  expect(todays).toEqual(["2027-02-08", "2027-02-07", "2027-02-07", "2027-02-08"]);
});

test("days are computed in UTC where a test's clock has replaced Date", () => {
  setTimeZone("Pacific/Kiritimati");
  const NativeDate = Date;
  // As Playwright's clock does: what it constructs is a plain date.
  function ClockDate(value: number) {
    return new NativeDate(value);
  }
  ClockDate.prototype = NativeDate.prototype;
  globalThis.Date = Object.assign(ClockDate, { UTC: NativeDate.UTC, now: NativeDate.now }) as never;
  try {
    jest.isolateModules(() => {
      const clocked = require("./index.ts") as typeof days;
      expect(clocked.daysFromTo("2027-01-30", "2027-01-31")).toEqual(["2027-01-30", "2027-01-31"]);
      expect(clocked.getMonth("2027-01-30")).toEqual({ start: "2027-01-01", end: "2027-01-31" });
      expect(clocked.getWeekday("2027-01-30")).toBe(6);
      expect(clocked.addDays("2027-01-30", 2)).toBe("2027-02-01");
    });
  } finally {
    globalThis.Date = NativeDate;
  }
});
