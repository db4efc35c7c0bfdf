import { daysBetween } from "@stays/days";
import { earliestDeparture } from "@stays/domain";
import type { KnownDays } from "./known-days.ts";

/** The dates of a stay while they are being chosen. YYYY-MM-DD. */
export interface StayDates {
  readonly start: string | null;
  readonly end: string | null;
}

/** The possible arrival and departure days of a stay. Days are YYYY-MM-DD. */
export interface OfferedDays {
  isArrival(day: string): boolean;
  /** For the chosen arrival. */
  isDeparture(day: string): boolean;
  /** Possible stay lengths from the chosen arrival in nights, ascending; null = any, or not known. */
  readonly lengths: readonly number[] | null;
}

/** Possible stay lengths from a day, in nights; null = any. */
export function lengthsFrom(known: KnownDays, day: string): readonly number[] | null {
  return known.isOpen(day) ? null : (known.dayOf(day)?.stayLengths ?? null);
}

/**
 * The arrivals of the calendar and the departures that its stay lengths allow (SW-01, SW-04). In a month
 * without calendar data, every day from `earliest` on (ruling 34).
 */
export function offeredDays(known: KnownDays, arrival: string | null, earliest: string): OfferedDays {
  const lengths = arrival === null ? null : lengthsFrom(known, arrival);
  return {
    isArrival: (day) => day >= earliest && (known.isOpen(day) || known.dayOf(day) !== null),
    isDeparture: (day) =>
      arrival !== null &&
      day >= earliestDeparture(arrival) &&
      (lengths === null || lengths.includes(daysBetween(arrival, day))),
    lengths,
  };
}
