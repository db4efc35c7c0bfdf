import { addMonths as addMonthsTo, eachDayOfInterval, endOfMonth, startOfMonth } from "date-fns";
import { type IsoDay, isoDay, toDate } from "./days.ts";

export function daysFromTo(first: IsoDay, last: IsoDay): IsoDay[] {
  return first <= last ? eachDayOfInterval({ start: toDate(first), end: toDate(last) }).map(isoDay) : [];
}

/** Returns the first day of a day's month. It makes no date: calendars ask for the month of each of their days. */
export const getMonthStart = (day: IsoDay): IsoDay => `${day.slice(0, 8)}01`;

export function getMonth(day: IsoDay): { readonly start: IsoDay; readonly end: IsoDay } {
  return { start: getMonthStart(day), end: isoDay(endOfMonth(toDate(day))) };
}

/** Returns the first day of the month `count` months later, or earlier when negative. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  return isoDay(addMonthsTo(startOfMonth(toDate(day)), count));
}

/** Returns the same day of the month `count` months later, at most its last one. */
export function moveMonths(day: IsoDay, count: number): IsoDay {
  return isoDay(addMonthsTo(toDate(day), count));
}
