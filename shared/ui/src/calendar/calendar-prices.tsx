import { createContext, use } from "react";

/** What a day cell shows under its number. */
export interface CalendarPrices {
  /** The price of a day as the cell shows it, or nothing. */
  readonly shownPrice: (day: string) => string | null;
}

export const CalendarPricesContext = createContext<CalendarPrices>({ shownPrice: () => null });

export function useCalendarPrices(): CalendarPrices {
  return use(CalendarPricesContext);
}
