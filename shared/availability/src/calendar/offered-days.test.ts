import type { Calendar } from "@stays/domain";
import { knownDays, lengthsFrom, type MonthAnswer, offeredDays } from "./offered-days.ts";

const EARLIEST = "2027-01-21";
const calendar = (part: Partial<Calendar> = {}): Calendar => ({
  days: [{ date: "2027-02-06", stayLengths: [7, 14], priceFrom: 900 }],
  isFake: false,
  ...part,
});
const known = (february: MonthAnswer, march?: MonthAnswer) =>
  knownDays(
    new Map([
      ["2027-02-01", february],
      ["2027-03-01", march],
    ]),
  );

test("CD-02 SW-04 arrivals are the calendar's days, departures its stay lengths", () => {
  const days = offeredDays(known(calendar()), "2027-02-06", EARLIEST);
  expect(days.isArrival("2027-02-06")).toBe(true);
  expect(days.isArrival("2027-02-07")).toBe(false);
  expect(days.lengths).toEqual([7, 14]);
  expect(days.isDeparture("2027-02-13")).toBe(true);
  expect(days.isDeparture("2027-02-14")).toBe(false);
  expect(offeredDays(known(calendar()), "2027-02-06", "2027-02-07").isArrival("2027-02-06")).toBe(false);
});

test("SW-01 without an arrival there is no departure, and none on the day of arrival", () => {
  expect(offeredDays(known(calendar()), null, EARLIEST).isDeparture("2027-02-13")).toBe(false);
  expect(offeredDays(known("failed"), "2027-02-06", EARLIEST).isDeparture("2027-02-06")).toBe(false);
});

test("SW-03 in a month without data any day and length can be chosen, the other keeps its own (ruling 34)", () => {
  for (const march of [calendar({ isFake: true, days: [] }), "failed"] as const) {
    const answers = known(calendar(), march);
    const days = offeredDays(answers, "2027-03-02", EARLIEST);
    expect(days.isArrival("2027-03-03")).toBe(true);
    expect(days.isDeparture("2027-03-04")).toBe(true);
    expect(days.isArrival("2027-02-07")).toBe(false);
    expect(lengthsFrom(answers, "2027-02-06")).toEqual([7, 14]);
    expect(lengthsFrom(answers, "2027-03-02")).toBeNull();
  }
});

test("SW-03 a month that is on its way offers nothing yet", () => {
  expect(offeredDays(known(undefined), null, EARLIEST).isArrival("2027-02-06")).toBe(false);
});
