import { monthOf } from "@stays/days";
import type { Calendar, CalendarDay } from "@stays/domain";

/** The state of a month: its days, `failed`, or undefined while it loads. */
export type MonthAnswer = Calendar | "failed" | undefined;

/** The loaded days of some months. Days are YYYY-MM-DD. */
export interface KnownDays {
  /** null = no arrival, or not loaded. */
  dayOf(day: string): CalendarDay | null;
  /**
   * The month has no calendar data or failed to load, so every day and any length may be chosen (ruling 34).
   */
  isOpen(day: string): boolean;
  /** At least one day has a price. */
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
    dayOf: (day) => days.get(day) ?? null,
    isOpen: (day) => {
      const answer = months.get(monthOf(day).start);
      return answer === "failed" || answer?.isFake === true;
    },
    hasPrices: [...days.values()].some(({ priceFrom }) => priceFrom !== null),
  };
}
