import { getWeekday } from "./day.ts";

/** The only node with restricted arrivals; `restrictedCalendar.nodeId` of the settings. */
export const RESTRICTED_NODE = 1184;

const SUNDAY = 0;
const THURSDAY = 4;
const FRIDAY = 5;

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

/** Nights of stays shorter than a week: from Thursday or Friday over the weekend, from Sunday during the week. */
function shortStays(weekday: number): readonly number[] {
  if (weekday === THURSDAY || weekday === FRIDAY) return [3];
  return weekday === SUNDAY ? [4] : [];
}

/**
 * Returns the departures of an arrival: weekend stays can be short, all others are whole weeks. Only the
 * settings limit the arrivals, which were written on an earlier day when the sandbox runs past midnight.
 */
export function restrictedDepartures(arrival: number): number[] {
  return [...shortStays(getWeekday(arrival)), 7, 14].map((nights) => arrival + nights);
}
