import { useToday } from "@stays/contract";
import { useQueries } from "@stays/query";
import { type CalendarDay, monthOf } from "@stays/stay";
import { calendarQuery, isRefusal } from "@stays/wire";
import type { CalendarSource } from "../calendar/use-calendar-months.ts";

const later = (one: string, other: string): string => (one > other ? one : other);

/** Which days are wanted, and for what. */
interface DaysWanted {
  readonly source: CalendarSource;
  readonly promoCode: string | null;
  /** A day of each month, YYYY-MM-DD; months that are over are not asked for. */
  readonly months: readonly string[];
}

/** The arrival days of some months, as far as they are known: none of a month that fails or is on its way. */
export function useCalendarDays({ source, promoCode, months }: DaysWanted): readonly CalendarDay[] {
  const today = useToday();
  const ranges = [...new Set(months.map((day) => monthOf(day).start))]
    .map(monthOf)
    .filter(({ end }) => end >= today);
  const answers = useQueries({
    queries: ranges.map(({ start, end }) =>
      calendarQuery({ ...source, start: later(start, today), end, promoCode }),
    ),
  });
  return answers.flatMap(({ data }) => (data && !isRefusal(data) ? data.days : []));
}
