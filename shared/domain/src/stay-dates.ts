import { addDays } from "@stays/days";

/** Whether a stay has begun before today: shown as the no-dates state (ruling 40). */
export function isPast(start: string, today: string): boolean {
  return start < today;
}

/** Whether a request may be sent for these days: both set and in order (SW-13). */
export function isRange(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && start <= end;
}

/** The first possible departure: the day after arrival (SW-01). */
export function earliestDeparture(arrival: string): string {
  return addDays(arrival, 1);
}

/** Returns the departure after a new arrival: cleared when it is not after the arrival (SW-02). */
export function departureAfter(arrival: string, departure: string | null): string | null {
  return departure !== null && departure > arrival ? departure : null;
}

/** The first possible arrival: today, or the configured day when later (SW-01). */
export function earliestArrival(today: string, configured: string | null): string {
  return configured !== null && configured > today ? configured : today;
}
