import { addDays } from "@stays/days";
import { departureAfter } from "@stays/domain";
import type { StayDates } from "@stays/search/availability";

/** Dates after a day was chosen, and the next step. */
export interface DayChoice extends StayDates {
  /** Next step of the form (SW-02). */
  readonly next: "departure" | "guests";
  /** Whether the requested number of nights is not available from this arrival. */
  readonly isLengthRefused: boolean;
}

/** Which date is being chosen, with the requested and available numbers of nights. */
export interface DayWish {
  readonly picking: "arrival" | "departure";
  /** Nights, null = any. */
  readonly length: number | null;
  /** Available numbers of nights from the day; null = not known, any. */
  readonly lengths: readonly number[] | null;
}

/**
 * Applies a chosen day. After an arrival the departure is next, unless a number of nights is requested and
 * available: then both dates are set (SW-02, SW-04, ruling 50). An arrival on or after the departure clears
 * the departure.
 */
export function chooseDay(dates: StayDates, day: string, { picking, length, lengths }: DayWish): DayChoice {
  if (picking === "departure") return { ...dates, end: day, next: "guests", isLengthRefused: false };
  if (length === null)
    return { start: day, end: departureAfter(day, dates.end), next: "departure", isLengthRefused: false };
  if (lengths && !lengths.includes(length))
    return { start: day, end: null, next: "departure", isLengthRefused: true };
  return { start: day, end: addDays(day, length), next: "guests", isLengthRefused: false };
}
