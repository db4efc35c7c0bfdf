import { getMonthDay, getWeekday } from "./day.ts";

/** The season in which a property is closed. */
export type ClosedPeriod = "never" | "spring" | "autumn" | "summer";

interface Season {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
}

/** The price year, as month-days; the first season that contains a day wins. */
const seasons: readonly Season[] = [
  { from: 1220, to: 1231, factor: 1.7 },
  { from: 101, to: 106, factor: 1.6 },
  { from: 206, to: 312, factor: 1.75 },
  { from: 313, to: 414, factor: 1.4 },
  { from: 107, to: 205, factor: 1.15 },
  { from: 1201, to: 1219, factor: 1.1 },
  { from: 624, to: 815, factor: 1.05 },
  { from: 901, to: 1010, factor: 0.95 },
];
const OUT_OF_SEASON = 0.8;

const closings: Readonly<Record<ClosedPeriod, { from: number; to: number } | null>> = {
  never: null,
  spring: { from: 502, to: 614 },
  autumn: { from: 1011, to: 1127 },
  summer: { from: 425, to: 1120 },
};

/**
 * Returns the price factor of the night that starts on a day: its season and, on Friday and Saturday, the
 * weekend.
 */
export function nightFactor(day: number): number {
  const monthDay = getMonthDay(day);
  const season = seasons.find(({ from, to }) => monthDay >= from && monthDay <= to)?.factor ?? OUT_OF_SEASON;
  const weekday = getWeekday(day);
  return season * (weekday === 5 || weekday === 6 ? 1.2 : 1);
}

/** Whether a property is closed on the night that starts on a day. */
export function isClosed(period: ClosedPeriod, day: number): boolean {
  const closing = closings[period];
  if (!closing) return false;
  const monthDay = getMonthDay(day);
  return monthDay >= closing.from && monthDay <= closing.to;
}

/**
 * Whether a day is in the peak season: 20 December to 3 January, or the winter holidays from 6 February to 12
 * March.
 */
export function isPeak(day: number): boolean {
  const monthDay = getMonthDay(day);
  return monthDay >= 1220 || monthDay <= 103 || (monthDay >= 206 && monthDay <= 312);
}

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
  const weekday = getWeekday(arrival);
  if (isPeak(arrival)) return weekday === 0 || weekday === 6 ? weeks : [];
  return byWeekday[weekday] ?? [];
}
