import { useSettings, useToday } from "@stays/contract";
import { useQueries, useQueryClient } from "@stays/query";
import type { SearchState } from "@stays/search-state";
import { addMonths, type Calendar, earliestArrival, firstRestrictedArrival, monthOf } from "@stays/stay";
import { calendarQuery, isRefusal } from "@stays/wire";
import { useState } from "react";
import type { CalendarSource } from "../stay/asked-stay.ts";
import { firstFilledMonth } from "./first-filled-month.ts";

/** Two months of a price calendar. */
export interface PriceCalendar {
  /** Any day of the first month in sight. */
  readonly month: string;
  readonly setMonth: (month: string) => void;
  /** null = that month could not be loaded. */
  readonly calendars: readonly (Calendar | null)[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly hasPrices: boolean;
  readonly retry: () => void;
  readonly firstDay: string;
}

/**
 * Months load on demand; empty ones are passed until the visitor changes the month (SW-03). It opens at the stay, else
 * where one can arrive first.
 */
export function usePriceCalendar(
  source: CalendarSource,
  { start, promoCode }: Pick<SearchState, "start" | "promoCode">,
  isRestrictable: boolean,
): PriceCalendar {
  const { calendar: settings, restrictedCalendar } = useSettings();
  const client = useQueryClient();
  const today = useToday();
  const firstDay = earliestArrival(today, settings.earliestArrival);
  const [chosen, setMonth] = useState<string | null>(null);
  const query = (month: string) => calendarQuery({ ...monthOf(month), ...source, promoCode });
  const known = (month: string) => client.getQueryData(query(month).queryKey);
  const month = chosen ?? openingMonth();
  const answers = useQueries({ queries: [query(month), query(addMonths(month, 1))] });
  const calendars = answers.map(({ data }) => (data && !isRefusal(data) ? data : null));

  function openingMonth(): string {
    if (start !== null && start >= firstDay) return start;
    if (isRestrictable && restrictedCalendar.active)
      return firstRestrictedArrival(firstDay, restrictedCalendar.arrivalPeriods, today) ?? firstDay;
    return firstFilledMonth(firstDay, settings.searchLimitMonths, known);
  }
  return {
    month,
    setMonth,
    calendars,
    isLoading: answers.some(({ isPending }) => isPending),
    isFailed: answers.some(({ data, isError }) => isError || isRefusal(data)),
    hasPrices: calendars.some((calendar) => calendar?.hasPrices),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
    firstDay,
  };
}
