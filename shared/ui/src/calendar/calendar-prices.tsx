import { createContext, use } from "react";

/** What a day cell shows under its number. */
export interface CalendarPrices {
  /** The price of a day as the cell shows it, or nothing. */
  readonly shownPrice: (day: string) => string | null;
}

/** The prices of the calendar around a day cell; none by default. */
export const CalendarPricesContext = createContext<CalendarPrices>({ shownPrice: () => null });

/** The prices that a day cell shows. */
export function useCalendarPrices(): CalendarPrices {
  return use(CalendarPricesContext);
}
