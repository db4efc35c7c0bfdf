import { useToday } from "@stays/contract";
import { monthOf } from "@stays/days";
import type { CalendarDay } from "@stays/domain";
import { calendarQuery, isGalaxyError } from "@stays/galaxy";
import { useQueries } from "@stays/query";
import type { CalendarSource } from "../calendar/use-calendar-months.ts";

const later = (one: string, other: string): string => (one > other ? one : other);

/** Whose months. */
export interface MonthsOf {
  readonly source: CalendarSource;
  readonly promoCode: string | null;
}

/** Which days are wanted, and for what. */
interface DaysWanted extends MonthsOf {
  /** A day of each month, YYYY-MM-DD; months that are over are not asked for. */
  readonly months: readonly string[];
}

/** The request for the arrivals of a day's month, from today on. */
export function monthQuery({ source, promoCode }: MonthsOf, day: string, today: string) {
  const { start, end } = monthOf(day);
  return calendarQuery({ ...source, start: later(start, today), end, promoCode });
}

/**
 * The arrival days of some months, none of a month that fails. None at all while one is on its way: what is offered of
 * them must not become another thing under the finger.
 */
export function useCalendarDays({ source, promoCode, months }: DaysWanted): readonly CalendarDay[] {
  const today = useToday();
  const asked = [...new Set(months.map((day) => monthOf(day).start))].filter(
    (month) => monthOf(month).end >= today,
  );
  const answers = useQueries({
    queries: asked.map((month) => monthQuery({ source, promoCode }, month, today)),
  });
  if (answers.some(({ isPending }) => isPending)) return [];
  return answers.flatMap(({ data }) => (data && !isGalaxyError(data) ? data.days : []));
}
