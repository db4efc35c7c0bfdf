import { daysBetween, getMonthStart } from "@stays/days";
import type { Calendar, CalendarDay } from "@stays/domain";

/** The state of a month: its days, `failed`, or undefined while it loads. */
export type MonthAnswer = Calendar | "failed" | undefined;

/** The loaded days of some months. Days are YYYY-MM-DD. */
export interface KnownDays {
  /** null = no arrival, or not loaded. */
  getDay(day: string): CalendarDay | null;
  /**
   * The month has no calendar data or failed to load, so every day and any length may be chosen (ruling 34).
   */
  isOpen(day: string): boolean;
  readonly hasPrices: boolean;
}

/**
 * Combines the answers of some months.
 *
 * @param months answers by the first of their month, YYYY-MM-01
 */
export function knownDays(months: ReadonlyMap<string, MonthAnswer>): KnownDays {
  const calendars = [...months.values()].filter((answer) => typeof answer === "object");
  const days = new Map(calendars.flatMap((calendar) => calendar.days.map((day) => [day.date, day])));
  return {
    getDay: (day) => days.get(day) ?? null,
    isOpen: (day) => {
      const answer = months.get(getMonthStart(day));
      return answer === "failed" || answer?.isFake === true;
    },
    hasPrices: [...days.values()].some(({ priceFrom }) => priceFrom !== null),
  };
}

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
  return known.isOpen(day) ? null : (known.getDay(day)?.stayLengths ?? null);
}

/**
 * The arrivals of the calendar and the departures that its stay lengths allow (SW-01, SW-04). In a month
 * without calendar data, every day from `earliest` on (ruling 34).
 */
export function offeredDays(known: KnownDays, arrival: string | null, earliest: string): OfferedDays {
  const lengths = arrival === null ? null : lengthsFrom(known, arrival);
  return {
    isArrival: (day) => day >= earliest && (known.isOpen(day) || known.getDay(day) !== null),
    isDeparture: (day) =>
      arrival !== null && day > arrival && (lengths === null || lengths.includes(daysBetween(arrival, day))),
    lengths,
  };
}
