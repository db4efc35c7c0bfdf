import { addDays } from "@stays/days";
import { departureAfter } from "@stays/domain";
import type { StayDates } from "@stays/search/availability";

/** What a chosen day leads to. */
export interface DayChoice extends StayDates {
  /** What is asked next (SW-02). */
  readonly next: "departure" | "guests";
  /** The wanted number of nights cannot be had from this arrival. */
  readonly isLengthRefused: boolean;
}

/** What a day is chosen for, and how long the stay is wanted to be. */
export interface DayWish {
  readonly picking: "arrival" | "departure";
  /** Nights, null = any. */
  readonly length: number | null;
  /** Nights that can be had from the day; null = not known, any. */
  readonly lengths: readonly number[] | null;
}

/**
 * Chooses a day: an arrival asks for the departure next, or sets both when a length is wanted and offered (SW-02,
 * SW-04, ruling 50). An arrival on or after the departure clears it.
 */
export function chooseDay(dates: StayDates, day: string, { picking, length, lengths }: DayWish): DayChoice {
  if (picking === "departure") return { ...dates, end: day, next: "guests", isLengthRefused: false };
  if (length === null)
    return { start: day, end: departureAfter(day, dates.end), next: "departure", isLengthRefused: false };
  if (lengths && !lengths.includes(length))
    return { start: day, end: null, next: "departure", isLengthRefused: true };
  return { start: day, end: addDays(day, length), next: "guests", isLengthRefused: false };
}
