import { addDays, daysBetween } from "@stays/days";

/** Both dates of a stay, YYYY-MM-DD. */
export interface BothDates {
  readonly start: string;
  readonly end: string;
}

/** Moves a stay to another arrival day, not before the first possible one; its nights stay the same. */
export function movedTo({ start, end }: BothDates, arrival: string, earliest: string): BothDates {
  const moved = arrival < earliest ? earliest : arrival;
  return { start: moved, end: addDays(moved, daysBetween(start, end)) };
}
