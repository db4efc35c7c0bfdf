import { useSettings, useToday } from "@stays/contract";
import { useQueries, useQueryClient } from "@stays/query";
import { addMonths, type Calendar, earliestArrival, monthOf } from "@stays/stay";
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
  readonly retry: () => void;
  readonly firstDay: string;
}

/** Months load on demand; empty ones are passed until the visitor changes the month (SW-03). */
export function usePriceCalendar(
  source: CalendarSource,
  start: string | null,
  promoCode: string | null,
): PriceCalendar {
  const { calendar: settings } = useSettings();
  const client = useQueryClient();
  const firstDay = earliestArrival(useToday(), settings.earliestArrival);
  const [chosen, setMonth] = useState<string | null>(null);
  const opening = start !== null && start >= firstDay ? start : firstDay;
  const query = (month: string) => calendarQuery({ ...monthOf(month), ...source, promoCode });
  const known = (month: string) => client.getQueryData(query(month).queryKey);
  const month = chosen ?? (start ? opening : firstFilledMonth(opening, settings.searchLimitMonths, known));
  const answers = useQueries({ queries: [query(month), query(addMonths(month, 1))] });
  const isFailed = answers.some(({ data, isError }) => isError || isRefusal(data));
  return {
    month,
    setMonth,
    calendars: answers.map(({ data }) => (data && !isRefusal(data) ? data : null)),
    isLoading: answers.some(({ isPending }) => isPending),
    isFailed,
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
    firstDay,
  };
}
