import { createContext, use } from "react";
import type { DayState } from "./day-state.ts";

/** What the day cells show and announce. Days are YYYY-MM-DD. */
export interface CalendarDays {
  readonly stateOf: (day: string) => DayState;
  /** The day as text, with its price or the reason why it cannot be chosen. */
  readonly nameOf: (day: string, state: DayState) => string;
  readonly priceText: (price: number) => string;
  /**
   * What the price of a day is for, in the cell and for screen readers; null = not known. `short` is null when
   * a line below the calendar says it for all days.
   */
  readonly basisOf: (day: string) => { readonly short: string | null; readonly long: string } | null;
  /**
   * Whether a month shows that its prices could not be loaded. `place` is its index among the visible months.
   */
  readonly hasFailed: (month: string, index: number) => boolean;
  readonly onRetry: (() => void) | undefined;
  /** The visitor changed the month with the buttons, so no day takes the focus. */
  readonly isStepping: boolean;
}

/** The calendar's data for its day cells; by default no day can be chosen. */
export const CalendarDaysContext = createContext<CalendarDays>({
  stateOf: () => ({ isWaiting: false, isAvailable: false, price: null, marks: [] }),
  nameOf: (day) => day,
  priceText: String,
  basisOf: () => null,
  hasFailed: () => false,
  onRetry: undefined,
  isStepping: false,
});

/** What a day cell shows and announces. */
export function useCalendarDays(): CalendarDays {
  return use(CalendarDaysContext);
}
