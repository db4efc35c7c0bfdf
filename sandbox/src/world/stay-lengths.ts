import { weekdayOf } from "./day.ts";
import { isPeak } from "./seasons.ts";

/**
 * Restrictions on arrivals and lengths of a property (SW-03, SW-04):
 * - `free`: arrival on any day, 1 to 14 nights
 * - `short`: arrival on any day, 2 to 14 nights or 21
 * - `weekly`: arrival on Sundays (4, 5, 7 or 14 nights), Thursdays (3, 4 or 7) and Saturdays (7 or 14). In
 *   the peak season whole weeks only: Sundays and Saturdays, 7 or 14 nights
 */
export type StayPattern = "free" | "short" | "weekly";

const free = Array.from({ length: 14 }, (_, index) => index + 1);
const short = [...free.slice(1), 21];
const weeks = [7, 14];
/** 0 = Sunday. */
const byWeekday: Readonly<Record<number, readonly number[]>> = { 0: [4, 5, 7, 14], 4: [3, 4, 7], 6: [7, 14] };

/**
 * Returns the possible stay lengths in nights, ascending; none = no arrival that day.
 *
 * @param arrival day number at the destination; decides weekday and season
 */
export function stayLengths(pattern: StayPattern, arrival: number): readonly number[] {
  if (pattern === "free") return free;
  if (pattern === "short") return short;
  const weekday = weekdayOf(arrival);
  if (isPeak(arrival)) return weekday === 0 || weekday === 6 ? weeks : [];
  return byWeekday[weekday] ?? [];
}
