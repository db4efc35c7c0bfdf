import { daysBetween } from "@stays/days";
import { earliestDeparture } from "@stays/domain";
import type { KnownDays } from "./known-days.ts";

/** The dates of a stay while they are being chosen. YYYY-MM-DD. */
export interface StayDates {
  readonly start: string | null;
  readonly end: string | null;
}

/** Days on which a stay can begin and end. Days are YYYY-MM-DD. */
export interface OfferedDays {
  isArrival(day: string): boolean;
  /** For the arrival that is chosen. */
  isDeparture(day: string): boolean;
  /** Nights one may stay from the arrival that is chosen, ascending; null = any, or not known. */
  readonly lengths: readonly number[] | null;
}

/** Nights that can be had from a day; null = any. */
export function lengthsFrom(known: KnownDays, day: string): readonly number[] | null {
  return known.isOpen(day) ? null : (known.dayOf(day)?.stayLengths ?? null);
}

/**
 * Arrivals of the calendar, and the departures that its stay lengths allow (SW-01, SW-04). In a month without calendar
 * data, every day from the earliest on (ruling 34).
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
