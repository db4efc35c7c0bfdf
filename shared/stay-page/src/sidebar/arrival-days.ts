import { addDays, daysBetween } from "@stays/days";
import { departureAfter } from "@stays/domain";
import type { OfferedDays, StayDates } from "@stays/search/availability";

/** The dates of a stay while they are being chosen. */
export interface DateChoice extends StayDates {
  /** The next chosen day is the departure. */
  readonly isLeaving: boolean;
}

/** The initial choice: the departure is next only if it is the missing one. */
export function choiceOf({ start, end }: StayDates): DateChoice {
  return { start, end, isLeaving: start !== null && end === null };
}

/** Whether a day can be chosen: as a departure after the chosen arrival, else as an arrival. */
export function canChoose(
  { isArrival, isDeparture }: Pick<OfferedDays, "isArrival" | "isDeparture">,
  { start, isLeaving }: DateChoice,
  day: string,
): boolean {
  return isLeaving && start !== null && day > start ? isDeparture(day) : isArrival(day);
}

/**
 * The dates after a day was chosen. The first day is the arrival, the next the departure; the same or an
 * earlier day is a new arrival. A new arrival keeps a later departure unless its stay lengths exclude it. If
 * an arrival has only one possible departure, that is chosen at once (SW-02).
 *
 * @param lengthsFrom available stay lengths from a day, in nights; null = any
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
