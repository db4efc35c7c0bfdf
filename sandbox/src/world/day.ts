import {
  addDays,
  getWeekday as getIsoWeekday,
  isDay,
  daysBetween as wholeDays,
  getMonth as wholeMonth,
} from "@stays/days";

/** Day 0. The database numbers days, so that a stay is a range of whole numbers. */
const EPOCH = "1970-01-01";

interface DayParts {
  readonly text: string;
  readonly weekday: number;
  readonly monthDay: number;
}

/** Maximum number of cached days: some years around today. */
const MAX_KEPT = 10_000;

/** Cached parts of days: a search reads those of each night for each property. */
const kept = new Map<number, DayParts>();

function splitDay(day: number): DayParts {
  const found = kept.get(day);
  if (found) return found;
  const text = addDays(EPOCH, day);
  const parts = { text, weekday: getIsoWeekday(text), monthDay: Number(text.slice(5).replace("-", "")) };
  if (kept.size === MAX_KEPT) kept.clear();
  kept.set(day, parts);
  return parts;
}

/** Returns the days since 1970-01-01 of a `YYYY-MM-DD` text; null when it is not a calendar day. */
export function dayNumber(text: string): number | null {
  return isDay(text) ? wholeDays(EPOCH, text) : null;
}

/** Returns `YYYY-MM-DD` of a day number. */
export function dayText(day: number): string {
  return splitDay(day).text;
}

/** 0 = Sunday … 6 = Saturday. */
export function getWeekday(day: number): number {
  return splitDay(day).weekday;
}

/** Returns month and day as one comparable number: 20 December = 1220. */
export function getMonthDay(day: number): number {
  return splitDay(day).monthDay;
}

/** Returns every day from first to last, both included. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Returns the first and last day of a day's calendar month. */
export function getMonth(day: number): { first: number; last: number } {
  const { start, end } = wholeMonth(dayText(day));
  return { first: wholeDays(EPOCH, start), last: wholeDays(EPOCH, end) };
}

/** `YYYY-MM-DDTHH:mm:ss` of a day and `HH:mm`. */
export function occasionText(day: number, time: string): string {
  return `${dayText(day)}T${time}:00`;
}

/** Returns the local date-time some minutes later. */
export function later(text: string, minutes: number): string {
  return new Date(Date.parse(`${text}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}
