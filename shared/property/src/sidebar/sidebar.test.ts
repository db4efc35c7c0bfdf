import type { Calendar } from "@stays/stay";
import { arrivalDays, withDay, withOnlyDeparture } from "./arrival-days.ts";
import { firstFilledMonth } from "./first-filled-month.ts";

const calendar = (part: Partial<Calendar> = {}): Calendar => ({
  days: [{ date: "2027-02-06", stayLengths: [7, 14], priceFrom: 900 }],
  isFake: false,
  hasPrices: true,
  ...part,
});
const none = { start: null, end: null };

test("CD-02 arrivals are the calendar's days, departures its stay lengths", () => {
  const arrival = arrivalDays([calendar()], none, "2026-11-21");
  expect(arrival.canChoose("2027-02-06")).toBe(true);
  expect(arrival.canChoose("2027-02-07")).toBe(false);
  expect(arrival.priceOf("2027-02-06")).toBe(900);
  const departure = arrivalDays([calendar()], { start: "2027-02-06", end: null }, "2026-11-21");
  expect(departure.canChoose("2027-02-13")).toBe(true);
  expect(departure.canChoose("2027-02-14")).toBe(false);
});

test("CD-02 without calendar data any day from the first on can be chosen (ruling 34)", () => {
  for (const one of [calendar({ isFake: true, days: [] }), null]) {
    const days = arrivalDays([one], none, "2026-11-21");
    expect(days.canChoose("2026-11-20")).toBe(false);
    expect(days.canChoose("2026-11-21")).toBe(true);
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
