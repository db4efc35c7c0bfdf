import { createContext, use } from "react";
import type { DayState } from "./day-state.ts";

/** What the day cells show and say. Days are YYYY-MM-DD. */
export interface CalendarDays {
  readonly lookOf: (day: string) => DayState;
  /** The day in words, with its price or why it cannot be chosen. */
  readonly nameOf: (day: string, look: DayState) => string;
  readonly priceText: (price: number) => string;
  /** Whether a month, the one so many places after the first in sight, says that its prices could not be loaded. */
  readonly hasFailed: (month: string, place: number) => boolean;
  readonly onRetry: (() => void) | undefined;
  /** The month was changed by its buttons; the focus goes to no day that has to be there. */
  readonly isStepping: boolean;
}

/** The days of the calendar around a day cell; none can be chosen by default. */
export const CalendarDaysContext = createContext<CalendarDays>({
  lookOf: () => ({ isWaiting: false, isAvailable: false, price: null, marks: [] }),
  nameOf: (day) => day,
  priceText: String,
  hasFailed: () => false,
  onRetry: undefined,
  isStepping: false,
});

/** What a day cell shows and says. */
export function useCalendarDays(): CalendarDays {
  return use(CalendarDaysContext);
}
