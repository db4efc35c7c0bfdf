import type { OfferedDays, StayDates } from "@stays/availability";
import { addDays } from "@stays/stay";

/** Whether a press on a day does anything: arrivals, or the departures of a chosen arrival and earlier arrivals. */
export function canChoose(
  { isArrival, isDeparture }: Pick<OfferedDays, "isArrival" | "isDeparture">,
  { start, end }: StayDates,
  day: string,
): boolean {
  if (start === null || end !== null) return isArrival(day);
  return day > start ? isDeparture(day) : isArrival(day);
}

/** The dates after a press on a day: arrival, then departure; an earlier or same day is a new arrival (SW-02). */
export function withDay({ start, end }: StayDates, day: string): StayDates {
  return start !== null && end === null && day > start ? { start, end: day } : { start: day, end: null };
}

/**
 * The only departure that an arrival allows, chosen at once; else the dates as they are.
 * @param lengthsFrom nights that can be had from a day; null = any
 */
export function withOnlyDeparture(
  dates: StayDates,
  lengthsFrom: (day: string) => readonly number[] | null,
): StayDates {
  if (dates.start === null || dates.end !== null) return dates;
  const [length, ...others] = lengthsFrom(dates.start) ?? [];
  return length !== undefined && others.length === 0
    ? { ...dates, end: addDays(dates.start, length) }
    : dates;
}
