import { addMonths, daysBetween, monthOf } from "@stays/days";
import fc from "fast-check";
import { monthAway, movedTo } from "./moved-dates.ts";

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("move my stay: the nights stay the same, and no arrival is before the first possible one", () => {
  fc.assert(
    fc.property(day, day, day, day, (one, other, arrival, earliest) => {
      const [start, end] = one < other ? [one, other] : [other, one];
      const moved = movedTo({ start, end }, arrival, earliest);
      expect(daysBetween(moved.start, moved.end)).toBe(daysBetween(start, end));
      expect(moved.start).toBe([arrival, earliest].sort().at(-1));
    }),
  );
});

test("move my stay: a month away is the same weekday in the month before or after", () => {
  expect([monthAway("2027-02-06", 1), monthAway("2027-03-01", 1)]).toEqual(["2027-03-06", "2027-04-05"]);
  fc.assert(
    fc.property(day, fc.constantFrom(-1 as const, 1 as const), (from, by) => {
      const to = monthAway(from, by);
      expect(Math.abs(daysBetween(from, to)) % 7).toBe(0);
      expect(monthOf(to).start).toBe(addMonths(monthOf(from).start, by));
    }),
  );
});
