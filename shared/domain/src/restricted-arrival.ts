/** A period of the restricted cabin calendar, both days included. YYYY-MM-DD. */
export interface ArrivalPeriod {
  readonly start: string;
  readonly end: string;
}

/**
 * Whether a day is a possible arrival of the restricted cabin calendar: in one of its periods, and after
 * today (SW-11).
 */
export function isRestrictedArrival(day: string, periods: readonly ArrivalPeriod[], today: string): boolean {
  return day > today && periods.some(({ start, end }) => start <= day && day <= end);
}

/** Returns the first possible arrival from a day; null when the periods are over (SW-11). */
export function firstRestrictedArrival(
  from: string,
  periods: readonly ArrivalPeriod[],
  today: string,
): string | null {
  const days = periods.map(({ start, end }) => [laterOf(start, from), end] as const);
  const open = days.filter(([first, last]) => first <= last && last > today);
  return open.map(([first]) => first).sort()[0] ?? null;
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
