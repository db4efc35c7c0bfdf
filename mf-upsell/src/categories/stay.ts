import { isDay } from "@stays/days";
import { isPast, isRange } from "@stays/domain";

/** The visitor's stay, YYYY-MM-DD. */
export interface BookedStay {
  readonly start: string;
  readonly end: string;
}

/**
 * Reads the stay from a page's query string; null when a day is missing, malformed or swapped, or the stay
 * has begun before today (ruling 40). Visitors may also choose days outside the stay.
 */
export function stayOf(search: string, today: string): BookedStay | null {
  const query = new URLSearchParams(search);
  const start = query.get("start") ?? "";
  const end = query.get("end") ?? "";
  if (!isDay(start) || !isDay(end) || !isRange(start, end) || isPast(start, today)) return null;
  return { start, end };
}

/** Whether a day belongs to the stay; arrival and departure day count. */
export function isOfStay(stay: BookedStay | null, day: string): boolean {
  return stay !== null && stay.start <= day && day <= stay.end;
}
