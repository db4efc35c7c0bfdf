import { weekdayOf } from "./day.ts";

/** The only node with restricted arrivals; `restrictedCalendar.nodeId` of the settings. */
export const RESTRICTED_NODE = 1184;

/** Returns the arrival days: from a week ahead for five months, counted from the given day. */
export function arrivalPeriods(today: number): { first: number; last: number }[] {
  return [
    { first: today + 7, last: today + 60 },
    { first: today + 75, last: today + 160 },
  ];
}

/** Returns the departures of an arrival: weekend stays can be short, all others are whole weeks. */
export function restrictedDepartures(today: number, arrival: number): number[] {
  if (!arrivalPeriods(today).some(({ first, last }) => arrival >= first && arrival <= last)) return [];
  const weekday = weekdayOf(arrival);
  const nights = weekday === 4 || weekday === 5 ? [3, 7, 14] : weekday === 0 ? [4, 7, 14] : [7, 14];
  return nights.map((count) => arrival + count);
}
