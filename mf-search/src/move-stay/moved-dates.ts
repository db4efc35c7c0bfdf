import { addDays, daysBetween, monthOf } from "@stays/days";

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

/** Returns the same weekday in the month before (-1) or after (1) that of a day: four or five weeks away. */
export function monthAway(day: string, by: -1 | 1): string {
  const fourWeeks = addDays(day, 28 * by);
  return monthOf(fourWeeks).start === monthOf(day).start ? addDays(fourWeeks, 7 * by) : fourWeeks;
}
