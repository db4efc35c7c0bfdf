import { weekdayOf } from "./day.ts";
import { isPeak } from "./seasons.ts";

/** How arrivals and lengths are restricted: any night, a short minimum, or whole weeks and weekends. */
export type StayPattern = "free" | "short" | "weekly";

const free = Array.from({ length: 14 }, (_, index) => index + 1);
const short = [...free.slice(1), 21];
const weeks = [7, 14];
const byWeekday: Readonly<Record<number, readonly number[]>> = { 0: [4, 5, 7, 14], 4: [3, 4, 7], 6: [7, 14] };

/** The nights a stay may last when it starts on a day, ascending; none = no arrival that day. */
export function stayLengths(pattern: StayPattern, arrival: number): readonly number[] {
  if (pattern === "free") return free;
  if (pattern === "short") return short;
  const weekday = weekdayOf(arrival);
  if (isPeak(arrival)) return weekday === 0 || weekday === 6 ? weeks : [];
  return byWeekday[weekday] ?? [];
}
