import { addMonths as addMonthsTo, eachDayOfInterval, endOfMonth, startOfMonth } from "date-fns";
import { dateOf, type IsoDay, isoDay } from "./days.ts";

/** Every day from the first to the last, both included; none when they are swapped. */
export function daysFromTo(first: IsoDay, last: IsoDay): IsoDay[] {
  return first <= last ? eachDayOfInterval({ start: dateOf(first), end: dateOf(last) }).map(isoDay) : [];
}

/** First and last day of the month of a day, the range that calendars are asked for. */
export function monthOf(day: IsoDay): { readonly start: IsoDay; readonly end: IsoDay } {
  const date = dateOf(day);
  return { start: isoDay(startOfMonth(date)), end: isoDay(endOfMonth(date)) };
}

/** The first of the month some months later, or earlier when negative. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  return isoDay(addMonthsTo(startOfMonth(dateOf(day)), count));
}
