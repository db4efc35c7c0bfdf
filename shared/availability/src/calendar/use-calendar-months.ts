import { useIsHydrated, useQueries, useQueryClient, useSettings, useToday } from "@stays/contract";
import { getMonth, getMonthStart } from "@stays/days";
import { type CalendarArgs, calendarQuery } from "@stays/galaxy";
import { useDeferredValue, useState } from "react";
import { type EmptyMonths, type MonthContent, monthsToLoad } from "./months-to-load.ts";
import { type KnownDays, knownDays, type MonthAnswer } from "./offered-days.ts";

/** The item whose arrival days a calendar shows; empty = the whole destination. */
export type CalendarSource = Pick<
  CalendarArgs,
  "cbisId" | "isPropertyCalendar" | "parentProductId" | "isChild" | "offersOnly" | "offerIds"
>;

export interface MonthsOf {
  readonly source: CalendarSource;
  readonly promoCode: string | null;
}

/** The query for the arrivals of a day's month, from today on. */
export function monthQuery({ source, promoCode }: MonthsOf, day: string, today: string) {
  const { start, end } = getMonth(day);
  return calendarQuery({ ...source, start: start > today ? start : today, end, promoCode });
}

interface MonthsWanted extends MonthsOf {
  /** A day in the month at which the calendar opens. */
  readonly opening: string;
  readonly count: number;
  /** The chosen arrival; its month is loaded even when it is not shown. null = none. */
  readonly arrival: string | null;
  /** Empty months are skipped until the visitor changes the month. */
  readonly isPassing: boolean;
}

/** The arrival days of the shown months. Months are YYYY-MM-01. */
export interface CalendarMonths {
  readonly month: string;
  setMonth(month: string): void;
  /** The shown and the skipped months, when none of them has an arrival. */
  readonly empty: EmptyMonths | null;
  readonly known: KnownDays;
  isLoading(day: string): boolean;
  isFailed(month: string): boolean;
  /** Reloads the months that failed. */
  retry(): void;
}

/**
 * Loads the calendar month by month; a month that fails does not affect the others (SW-03). Until hydration all
 * months are unknown, as on the server: another part of the page may have loaded one before the calendar's code
 * arrives.
 */
export function useCalendarMonths(wanted: MonthsWanted): CalendarMonths {
  const { opening, count, arrival, isPassing } = wanted;
  const today = useToday();
  const client = useQueryClient();
  const isHydrated = useIsHydrated();
  const { searchLimitMonths } = useSettings().calendar;
  const [chosen, setMonth] = useState<string | null>(null);

  const queryMonth = (month: string) => monthQuery(wanted, month, today);
  function getContent(month: string): MonthContent {
    const data = isHydrated && client.getQueryData(queryMonth(month).queryKey);
    if (!data) return "unknown";
    return data.isFake || data.days.length > 0 ? "days" : "empty";
  }

  const {
    shown,
    months: wantedMonths,
    empty,
  } = monthsToLoad({
    first: getMonthStart(opening),
    chosen: chosen && getMonthStart(chosen),
    count,
    limit: isPassing ? searchLimitMonths : 0,
    getContent,
  });
  const ofArrival = arrival !== null && arrival >= today ? [getMonthStart(arrival)] : [];
  const months = [...new Set([...wantedMonths, ...ofArrival])];
  // Deferred, so that a click shows the new month first and then loads its data.
  const asked = useDeferredValue(months.join()).split(",");
  const queries = useQueries({ queries: asked.map(queryMonth) });
  const answers = new Map(
    months.map((month): [string, MonthAnswer] => {
      if (!isHydrated) return [month, undefined];
      const query = queries[asked.indexOf(month)];
      const data = query ? query.data : client.getQueryData(queryMonth(month).queryKey);
      return [month, data ?? (query?.isError ? "failed" : undefined)];
    }),
  );
  return {
    month: shown,
    setMonth,
    empty,
    known: knownDays(answers),
    isLoading: (day) => answers.get(getMonthStart(day)) === undefined,
    isFailed: (month) => answers.get(month) === "failed",
    retry: () => {
      for (const { data, refetch } of queries) if (!data) void refetch();
    },
  };
}
