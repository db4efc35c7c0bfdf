import { monthOf } from "@stays/days";
import type { Calendar, CalendarDay } from "@stays/domain";

/** What is known of a month: its days, that they could not be loaded, or nothing yet. */
export type MonthAnswer = Calendar | "failed" | undefined;

/** What is known of the days of some months. Days are YYYY-MM-DD. */
export interface KnownDays {
  /** null = no arrival, or not loaded. */
  dayOf(day: string): CalendarDay | null;
  /** Nothing is told of the month's days: every day and any length may be chosen (ruling 34), also where it failed. */
  isOpen(day: string): boolean;
  /** Some month tells prices. */
  readonly hasPrices: boolean;
}

/** @param months answers by the first of their month, YYYY-MM-01 */
export function knownDays(months: ReadonlyMap<string, MonthAnswer>): KnownDays {
  const calendars = [...months.values()].filter((answer) => typeof answer === "object");
  const days = new Map(calendars.flatMap((calendar) => calendar.days.map((day) => [day.date, day])));
  return {
    dayOf: (day) => days.get(day) ?? null,
    isOpen: (day) => {
      const answer = months.get(monthOf(day).start);
      return answer === "failed" || answer?.isFake === true;
    },
    hasPrices: calendars.some((calendar) => calendar.hasPrices),
  };
}
