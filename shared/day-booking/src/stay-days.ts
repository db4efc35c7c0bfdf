import { daysFromTo, isDay } from "@stays/days";
import { isPast } from "@stays/domain";

/** The days of the stay, from the page's query string. YYYY-MM-DD. */
export interface BookedStayDays {
  readonly start: string;
  readonly end: string;
  /** From arrival to departure, both included. */
  readonly days: readonly string[];
}

/**
 * Reads the stay from a query string.
 *
 * @returns null when dates are missing, malformed or swapped, or the stay has begun before today (UP-02,
 * ruling 40)
 */
export function bookedStayDaysOf(search: string, today: string): BookedStayDays | null {
  const query = new URLSearchParams(search);
  const start = query.get("start") ?? "";
  const end = query.get("end") ?? "";
  if (!isDay(start) || !isDay(end) || start > end || isPast(start, today)) return null;
  return { start, end, days: daysFromTo(start, end) };
}

/**
 * The query string without the dates of a stay that has begun before today; unchanged if there are none
 * (UP-02).
 */
export function withoutPastDates(search: string, today: string): string {
  const query = new URLSearchParams(search);
  const start = query.get("start");
  if (start === null || !isDay(start) || !isPast(start, today)) return search;
  query.delete("start");
  query.delete("end");
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** The query string with another chosen day; null = the first day of the stay, which has no key. */
export function withDay(search: string, day: string | null): string {
  const query = new URLSearchParams(search);
  query.delete("day");
  if (day !== null) query.set("day", day);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
