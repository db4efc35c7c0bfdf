import { useSettings, useToday } from "@stays/contract";
import { monthOf } from "@stays/days";
import type { CalendarDay } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import { useQueryClient } from "@stays/query";
import { monthsAround } from "./months-around.ts";
import { type MonthsOf, monthQuery, useCalendarDays } from "./use-calendar-days.ts";

/** The day to search around, and the days that count. */
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
    if (monthOf(month).end < today) return true;
    const data = client.getQueryData(monthQuery(of, month, today).queryKey);
    return data !== undefined && !isGalaxyError(data) && !data.isFake && !data.days.some(isOffered);
  }
  return useCalendarDays({ ...of, months: monthsAround(wanted, searchLimitMonths, isEmpty) }).filter(
    isOffered,
  );
}
