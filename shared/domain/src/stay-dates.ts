import { nights } from "@stays/days";

/** Most nights of a stay whose days are listed or requested: an address may name any year up to 9999. */
const MOST_NIGHTS = 366;

/** Whether a stay is longer than a year: shown as the no-dates state where its days matter (ruling 40). */
export const isTooLong = (start: string, end: string): boolean => nights(start, end) > MOST_NIGHTS;

/** Whether a stay has begun before today: shown as the no-dates state (ruling 40). */
export function isPast(start: string, today: string): boolean {
  return start < today;
}

/** First and last day of a stay, YYYY-MM-DD. */
export interface StayPeriod {
  readonly start: string;
  readonly end: string;
}

/**
 * The stay that a search names; null when a day is missing, the days are swapped, or the stay has begun before
 * today or is longer than a year (UP-02, ruling 40).
 */
export function resolveStayPeriod(
  { start, end }: { readonly start: string | null; readonly end: string | null },
  today: string,
): StayPeriod | null {
  if (start === null || end === null || start > end || isPast(start, today)) return null;
  return isTooLong(start, end) ? null : { start, end };
}

export function isOfStay(stay: StayPeriod | null, day: string): boolean {
  return stay !== null && stay.start <= day && day <= stay.end;
}

/** The first possible arrival: today, or the configured day when later (SW-01). */
export function earliestArrival(today: string, configured: string | null): string {
  return configured !== null && configured > today ? configured : today;
}

/** A period of the restricted cabin calendar, both days included. YYYY-MM-DD. */
export interface ArrivalPeriod {
  readonly start: string;
  readonly end: string;
}

/** Whether a day is in a period of the restricted cabin calendar, and after today (SW-11). */
export function isRestrictedArrival(day: string, periods: readonly ArrivalPeriod[], today: string): boolean {
  return day > today && periods.some(({ start, end }) => start <= day && day <= end);
}

/** Returns the first possible arrival from a day; null when the periods are over (SW-11). */
export function firstRestrictedArrival(
  from: string,
  periods: readonly ArrivalPeriod[],
  today: string,
): string | null {
  const days = periods.map(({ start, end }) => [pickLater(start, from), end] as const);
  const open = days.filter(([first, last]) => first <= last && last > today);
  return open.map(([first]) => first).sort()[0] ?? null;
}

const pickLater = (one: string, other: string): string => (one > other ? one : other);
