import { useQueries, useQueryClient, useSettings, useToday } from "@stays/contract";
import { getMonth } from "@stays/days";
import type { CalendarDay } from "@stays/domain";
import { monthsAround } from "../calendar/months-to-load.ts";
import { type MonthsOf, monthQuery } from "../calendar/use-calendar-months.ts";

interface NearestWanted extends MonthsOf {
  /** YYYY-MM-DD. */
  readonly wanted: string;
  readonly isOffered: (day: CalendarDay) => boolean;
}

/**
 * The arrivals around a day; a month that fails has none. While there are none it loads months further away. The list
 * is empty until all months have loaded, so that buttons made from it do not change under the pointer.
 */
export function useNearestDays({ wanted, isOffered, ...of }: NearestWanted): readonly CalendarDay[] {
  const today = useToday();
  const client = useQueryClient();
  const { searchLimitMonths } = useSettings().calendar;
  const isPast = (month: string) => getMonth(month).end < today;
  function isEmpty(month: string): boolean {
    const data = client.getQueryData(monthQuery(of, month, today).queryKey);
    return isPast(month) || (data !== undefined && !data.isFake && !data.days.some(isOffered));
  }
  const months = monthsAround(wanted, searchLimitMonths, isEmpty).filter((month) => !isPast(month));
  const answers = useQueries({ queries: months.map((month) => monthQuery(of, month, today)) });
  if (answers.some(({ isPending }) => isPending)) return [];
  return answers.flatMap(({ data }) => data?.days ?? []).filter(isOffered);
}
