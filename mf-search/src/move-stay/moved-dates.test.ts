import { daysBetween } from "@stays/days";
import fc from "fast-check";
import { movedTo } from "./moved-dates.ts";

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
