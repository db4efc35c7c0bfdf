import type { TextKey } from "@stays/texts";
import { createContext, use } from "react";
import type { DayState } from "./day-state.ts";

/** What the day cells show and announce. Days are YYYY-MM-DD. */
export interface CalendarDays {
  readonly stateOf: (day: string) => DayState;
  /**
   * The day as text, with its price or the reason why it cannot be chosen. The function keeps its identity:
   * most days have the same name after each click.
   */
  readonly nameOf: (day: string, closedKey: TextKey<"ui"> | null, price: number | null) => string;
  readonly priceText: (price: number) => string;
  /** The nights that the price of a day is for; null = not known. */
  readonly nightsOf: (day: string) => number | null;
  /**
   * What a price for these nights is for, in the cell and for screen readers. `short` is null when a line below
   * the calendar says it for all days. The function keeps its identity.
   */
  readonly basisOf: (nights: number) => { readonly short: string | null; readonly long: string };
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
  nightsOf: () => null,
  basisOf: () => ({ short: null, long: "" }),
  hasFailed: () => false,
  onRetry: undefined,
  isStepping: false,
});

/** What a day cell shows and announces. */
export function useCalendarDays(): CalendarDays {
  return use(CalendarDaysContext);
}
