import { useSettings, useToday } from "@stays/contract";
import { monthOf } from "@stays/days";
import type { CalendarDay } from "@stays/domain";
import { isGalaxyError } from "@stays/galaxy";
import { useQueryClient } from "@stays/query";
import { monthsAround } from "./months-around.ts";
import { type MonthsOf, monthQuery, useCalendarDays } from "./use-calendar-days.ts";

/** Near to which day arrivals are looked for, and which of them count. */
interface NearestWanted extends MonthsOf {
  /** YYYY-MM-DD. */
  readonly wanted: string;
  readonly isOffered: (day: CalendarDay) => boolean;
}

/** The arrivals around a day, month by month further away while there are none; none that are not known yet. */
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
