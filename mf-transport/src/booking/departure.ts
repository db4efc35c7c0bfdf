import { toDay } from "@stays/days";
import type { Departure } from "@stays/domain";
import { type Passengers, passengerCount } from "./booking-choice.ts";

const MINUTE = 60_000;

/** Whether a departure has fewer seats than passengers: it is then sold out for them (TR-03). */
export function isSoldOut(departure: Departure, passengers: Passengers): boolean {
  return passengerCount(passengers) > departure.availableCapacity;
}

/** The duration of a journey by its local times; null when the arrival is before the departure. */
export function readDuration(
  departure: Departure,
): { readonly hours: number; readonly minutes: number } | null {
  const minutes = Math.round((clock(departure.arrivalTime) - clock(departure.departureTime)) / MINUTE);
  return minutes >= 0 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : null;
}

/** The day of arrival, YYYY-MM-DD; null when it is the day of departure. */
export function laterArrivalDay({ departureTime, arrivalTime }: Departure): string | null {
  const day = toDay(arrivalTime);
  return day === toDay(departureTime) ? null : day;
}

/** Milliseconds of a local date-time, read as UTC. Use differences only. */
function clock(localDateTime: string): number {
  return Date.parse(`${localDateTime.slice(0, 19)}Z`);
}
