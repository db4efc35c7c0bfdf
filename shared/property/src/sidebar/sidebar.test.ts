import type { Calendar } from "@stays/stay";
import { calendarDays, canChoose, priceOfDay, withDay, withOnlyDeparture } from "./arrival-days.ts";
import { firstFilledMonth } from "./first-filled-month.ts";

const calendar = (part: Partial<Calendar> = {}): Calendar => ({
  days: [{ date: "2027-02-06", stayLengths: [7, 14], priceFrom: 900 }],
  isFake: false,
  hasPrices: true,
  ...part,
});
const none = { start: null, end: null };

test("CD-02 arrivals are the calendar's days, departures its stay lengths", () => {
  const arrivals = calendarDays([calendar()], null, "2026-11-21");
  expect(canChoose(arrivals, none, "2027-02-06")).toBe(true);
  expect(canChoose(arrivals, none, "2027-02-07")).toBe(false);
  const arrived = { start: "2027-02-06", end: null };
  const departures = calendarDays([calendar()], arrived.start, "2026-11-21");
  expect(canChoose(departures, arrived, "2027-02-13")).toBe(true);
  expect(canChoose(departures, arrived, "2027-02-14")).toBe(false);
  expect(canChoose(departures, arrived, "2027-02-06")).toBe(true);
});

test("CD-02 a day tells its price, never a day that is over", () => {
  expect(priceOfDay([calendar()], "2026-11-21")("2027-02-06")).toBe(900);
  expect(priceOfDay([calendar()], "2027-02-07")("2027-02-06")).toBeNull();
});

test("CD-02 without calendar data any day from the first on can be chosen (ruling 34)", () => {
  for (const one of [calendar({ isFake: true, days: [] }), null]) {
    const days = calendarDays([one], null, "2026-11-21");
    expect(canChoose(days, none, "2026-11-20")).toBe(false);
    expect(canChoose(days, none, "2026-11-21")).toBe(true);
  }
});

test("VI-04 arrival, then departure; an earlier day starts anew", () => {
  const arrived = withDay(none, "2027-02-06");
  expect(withDay(arrived, "2027-02-13")).toEqual({ start: "2027-02-06", end: "2027-02-13" });
  expect(withDay(arrived, "2027-02-01")).toEqual({ start: "2027-02-01", end: null });
  const only = calendar({ days: [{ date: "2027-02-06", stayLengths: [7], priceFrom: null }] });
  expect(withOnlyDeparture(arrived, [only]).end).toBe("2027-02-13");
  expect(withOnlyDeparture(arrived, [calendar()]).end).toBeNull();
});

test("VI-04 empty months are passed as far as the limit, never in a calendar without data", () => {
  const empty = calendar({ days: [] });
  const known = (month: string) => (month.startsWith("2027-02") ? calendar() : empty);
  expect(firstFilledMonth("2026-11-21", 6, known)).toBe("2027-01-01");
  expect(firstFilledMonth("2026-11-21", 1, known)).toBe("2026-11-21");
  expect(firstFilledMonth("2026-11-21", 6, () => calendar({ days: [], isFake: true }))).toBe("2026-11-21");
});
