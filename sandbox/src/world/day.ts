const MS_PER_DAY = 86_400_000;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01 of a `YYYY-MM-DD` text; null when it is no day of the calendar. */
export function dayNumber(text: string): number | null {
  if (!DAY_PATTERN.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const day = Math.round(time / MS_PER_DAY);
  return dayText(day) === text ? day : null;
}

/** `YYYY-MM-DD` of a day number. */
export function dayText(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Month and day as one comparable number: 20 December = 1220. */
export function monthDayOf(day: number): number {
  const date = new Date(day * MS_PER_DAY);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Every day from first to last, both included. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** First and last day of the calendar month a day lies in. */
export function monthOf(day: number): { first: number; last: number } {
  const date = new Date(day * MS_PER_DAY);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MS_PER_DAY;
  const last = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / MS_PER_DAY;
  return { first, last };
}

/** Today in a time zone as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
