import { useQueries, useQueryClient, useSettings, useToday } from "@stays/contract";
import { getMonth, getMonthStart } from "@stays/days";
import type { CalendarDay } from "@stays/domain";
import { monthsAround } from "../calendar/months-to-load.ts";
import { type MonthsOf, monthQuery } from "../calendar/use-calendar-months.ts";

interface DaysWanted extends MonthsOf {
  /** One day of each month, YYYY-MM-DD; past months are not requested. */
  readonly months: readonly string[];
}

/**
 * The arrival days of some months; a month that fails has none. The list is empty until all months have
 * loaded, so that buttons made from it do not change under the pointer.
 */
export function useCalendarDays({ source, promoCode, months }: DaysWanted): readonly CalendarDay[] {
  const today = useToday();
  const asked = [...new Set(months.map((day) => getMonthStart(day)))].filter(
    (month) => getMonth(month).end >= today,
  );
  const answers = useQueries({
    queries: asked.map((month) => monthQuery({ source, promoCode }, month, today)),
  });
  if (answers.some(({ isPending }) => isPending)) return [];
  return answers.flatMap(({ data }) => data?.days ?? []);
}

interface NearestWanted extends MonthsOf {
  /** YYYY-MM-DD. */
  readonly wanted: string;
  readonly isOffered: (day: CalendarDay) => boolean;
}

/** The arrivals around a day. While there are none it loads months further away. Empty while loading. */
export function useNearestDays({ wanted, isOffered, ...of }: NearestWanted): readonly CalendarDay[] {
  const today = useToday();
  const client = useQueryClient();
  const { searchLimitMonths } = useSettings().calendar;
  function isEmpty(month: string): boolean {
    if (getMonth(month).end < today) return true;
    const data = client.getQueryData(monthQuery(of, month, today).queryKey);
    return data !== undefined && !data.isFake && !data.days.some(isOffered);
  }
  return useCalendarDays({ ...of, months: monthsAround(wanted, searchLimitMonths, isEmpty) }).filter(
    isOffered,
  );
}
