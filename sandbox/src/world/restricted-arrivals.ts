import { weekdayOf } from "./day.ts";

/** The only node with restricted arrivals; `restrictedCalendar.nodeId` of the settings. */
export const RESTRICTED_NODE = 1184;

/**
 * Returns the periods of arrival days for the settings: from a week ahead for five months, counted from the
 * given day.
 */
export function arrivalPeriods(today: number): { first: number; last: number }[] {
  return [
    { first: today + 7, last: today + 60 },
    { first: today + 75, last: today + 160 },
  ];
}

/**
 * Returns the departures of an arrival: weekend stays can be short, all others are whole weeks. Only the
 * settings limit the arrivals, which were written on an earlier day when the sandbox runs past midnight.
 */
export function restrictedDepartures(arrival: number): number[] {
  const weekday = weekdayOf(arrival);
  const nights = weekday === 4 || weekday === 5 ? [3, 7, 14] : weekday === 0 ? [4, 7, 14] : [7, 14];
  return nights.map((count) => arrival + count);
}
