import { addDays, daysBetween } from "@stays/days";
import { departureAfter } from "@stays/domain";
import type { OfferedDays, StayDates } from "@stays/search/availability";

/** The dates of a stay while they are being chosen. */
export interface DateChoice extends StayDates {
  /** The next day that is chosen is the departure. */
  readonly isLeaving: boolean;
}

/** Dates as a visitor begins to change them: a departure is chosen next only where it is the one that is missing. */
export function choiceOf({ start, end }: StayDates): DateChoice {
  return { start, end, isLeaving: start !== null && end === null };
}

/** Whether a day can be chosen: arrivals, or the departures of a chosen arrival and earlier arrivals. */
export function canChoose(
  { isArrival, isDeparture }: Pick<OfferedDays, "isArrival" | "isDeparture">,
  { start, isLeaving }: DateChoice,
  day: string,
): boolean {
  return isLeaving && start !== null && day > start ? isDeparture(day) : isArrival(day);
}

/**
 * The dates after a day was chosen: arrival, then departure; an earlier or same day is a new arrival. A later departure
 * stays with a new arrival, unless that arrival is known not to allow it; the only one that it allows is chosen at once
 * (SW-02).
 *
 * @param lengthsFrom nights that can be had from a day; null = any
 */
export function withDay(
  { start, end, isLeaving }: DateChoice,
  day: string,
  lengthsFrom: (day: string) => readonly number[] | null,
): DateChoice {
  if (isLeaving && start !== null && day > start) return { start, end: day, isLeaving: false };
  const kept = departureAfter(day, end);
  const lengths = lengthsFrom(day);
  if (kept !== null && (lengths === null || lengths.includes(daysBetween(day, kept))))
    return { start: day, end: kept, isLeaving: true };
  const [only, ...others] = lengths ?? [];
  return only !== undefined && others.length === 0
    ? { start: day, end: addDays(day, only), isLeaving: false }
    : { start: day, end: null, isLeaving: true };
}
