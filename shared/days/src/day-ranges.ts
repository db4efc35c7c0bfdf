import { addMonths as addMonthsTo, eachDayOfInterval, endOfMonth, startOfMonth } from "date-fns";
import { type IsoDay, isoDay, toDate } from "./days.ts";

export function daysFromTo(first: IsoDay, last: IsoDay): IsoDay[] {
  return first <= last ? eachDayOfInterval({ start: toDate(first), end: toDate(last) }).map(isoDay) : [];
}

export function getMonth(day: IsoDay): { readonly start: IsoDay; readonly end: IsoDay } {
  const date = toDate(day);
  return { start: isoDay(startOfMonth(date)), end: isoDay(endOfMonth(date)) };
}

/** Returns the first day of the month `count` months later, or earlier when negative. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  return isoDay(addMonthsTo(startOfMonth(toDate(day)), count));
}
