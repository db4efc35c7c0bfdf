import { addDays, daysBetween } from "@stays/days";
import type { OfferedDays, StayDates } from "./offered-days.ts";

export interface DateChoice extends StayDates {
  /** The next chosen day is the departure. */
  readonly isLeaving: boolean;
}

export interface DepartureRule {
  /** Possible stay lengths from a day, in nights; null = any. */
  lengthsFrom(day: string): readonly number[] | null;
  /** The requested number of nights; null = any (ruling 50). */
  readonly nights: number | null;
  /** Whether the only possible departure of an arrival is chosen at once; otherwise the visitor chooses it. */
  readonly takesOnlyDeparture: boolean;
}

/** The initial choice: the departure is next only if it is the missing one. */
export function startDates({ start, end }: StayDates): DateChoice {
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
 * earlier day is a new arrival. A requested number of nights sets the departure too, if it is possible
 * (SW-04, ruling 50). A new arrival keeps a later departure unless its stay lengths exclude it (SW-02,
 * ruling 76).
 */
export function withDay(
  { start, end, isLeaving }: DateChoice,
  day: string,
  { lengthsFrom, nights, takesOnlyDeparture }: DepartureRule,
): DateChoice {
  if (isLeaving && start !== null && day > start) return { start, end: day, isLeaving: false };
  const lengths = lengthsFrom(day);
  const isPossible = (length: number) => lengths === null || lengths.includes(length);
  const [only, ...others] = lengths ?? [];
  if (nights === null && end !== null && end > day && isPossible(daysBetween(day, end)))
    return { start: day, end, isLeaving: true };
  const length = nights ?? (takesOnlyDeparture && others.length === 0 ? only : undefined);
  return length !== undefined && isPossible(length)
    ? { start: day, end: addDays(day, length), isLeaving: false }
    : { start: day, end: null, isLeaving: true };
}
