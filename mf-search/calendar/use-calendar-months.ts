import { useSettings, useToday } from "@stays/contract";
import { useQueries, useQueryClient } from "@stays/query";
import { type CalendarDay, monthOf } from "@stays/stay";
import { calendarQuery, isRefusal } from "@stays/wire";
import { useState } from "react";
import { type MonthContent, monthsToLoad } from "./months-to-load.ts";

/** Arrival days of the months in sight. */
export interface CalendarMonths {
  readonly month: string;
  setMonth(month: string): void;
  /** What is told of a day; null = no arrival, or not loaded. */
  dayOf(day: string): CalendarDay | null;
  /** Nothing is told of days: every day and any length may be chosen (ruling 34), also when the calendar failed. */
  readonly isOpen: boolean;
  /** The day's month is on its way. */
  isLoading(day: string): boolean;
  readonly isFailed: boolean;
  retry(): void;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Loads the calendar month by month (SW-03). */
export function useCalendarMonths(first: string, count: number, promoCode: string | null): CalendarMonths {
  const today = useToday();
  const client = useQueryClient();
  const { searchLimitMonths } = useSettings().calendar;
  const [chosen, setChosen] = useState<string | null>(null);

  function queryOf(month: string) {
    const { start, end } = monthOf(month);
    return calendarQuery({ start: later(start, today), end, promoCode });
  }
  function contentOf(month: string): MonthContent {
    const data = client.getQueryData(queryOf(month).queryKey);
    if (!data) return "unknown";
    return isRefusal(data) || data.isFake || data.days.length > 0 ? "days" : "empty";
  }

  const { shown, months } = monthsToLoad({
    first: monthOf(first).start,
    chosen,
    count,
    limit: searchLimitMonths,
    contentOf,
  });
  const answers = useQueries({ queries: months.map(queryOf) });
  const inSight = answers.slice(-count);
  const isFailed = inSight.some(({ isError, data }) => isError || isRefusal(data));
  const days = new Map(
    answers.flatMap(({ data }) => (data && !isRefusal(data) ? data.days.map((day) => [day.date, day]) : [])),
  );
  const pending = new Set(months.filter((_, index) => answers[index]?.isPending));
  return {
    month: shown,
    setMonth: setChosen,
    dayOf: (day) => days.get(day) ?? null,
    isOpen: isFailed || inSight.some(({ data }) => data && !isRefusal(data) && data.isFake),
    isLoading: (day) => pending.has(monthOf(day).start),
    isFailed,
    retry: () => {
      for (const answer of inSight) void answer.refetch();
    },
  };
}
