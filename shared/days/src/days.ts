import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addDaysTo, differenceInCalendarDays, getDay, isValid } from "date-fns";

/** A day as `YYYY-MM-DD`, as in the URL and on the wire. */
export type IsoDay = string;

/** Midnight UTC of a day; an invalid date where the text is no day. */
export function dateOf(day: IsoDay): Date {
  return new UTCDateMini(`${day}T00:00:00Z`);
}

/** The day of a date at midnight UTC; "" for an invalid date. */
export function isoDay(date: Date): IsoDay {
  return isValid(date) ? date.toISOString().slice(0, 10) : "";
}

/** Whether a text is a day of the calendar; `2027-02-30` is not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(dateOf(text)) === text;
}

/** The day some whole days later, or earlier when negative. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return isoDay(addDaysTo(dateOf(day), count));
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return differenceInCalendarDays(dateOf(to), dateOf(from));
}

/** Nights of a stay: the days between when start is before end, else 0 (SW-13). */
export function nights(start: IsoDay | null, end: IsoDay | null): number {
  return start && end && start < end ? daysBetween(start, end) : 0;
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: IsoDay): number {
  return getDay(dateOf(day));
}

/** The day of a date-time `YYYY-MM-DDTHH:mm:ss`. */
export function dayOf(localDateTime: string): IsoDay {
  return localDateTime.slice(0, 10);
}

/** The day that it is in a time zone, such as `Europe/Stockholm`. */
export function todayIn(timeZone: string, now: Date | number): IsoDay {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
