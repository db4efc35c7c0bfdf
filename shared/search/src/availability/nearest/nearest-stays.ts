import { addDays, daysBetween } from "@stays/days";
import type { CalendarDay } from "@stays/domain";

/** Dates of a stay that can be had, YYYY-MM-DD. */
export interface OfferedStay {
  readonly start: string;
  readonly end: string;
}

/** What the nearest stays are near to, and which of them are offered. Days are YYYY-MM-DD. */
export interface NearestWish {
  readonly start: string;
  /** Nights wanted. */
  readonly nights: number;
  /** The first day one can arrive. */
  readonly earliest: string;
  /** Stays that are offered at most. */
  readonly count: number;
}

/**
 * The stays nearest to the wanted one that the calendar offers, the nearest first: as many nights before fewer or more,
 * then as near as can be. The wanted one itself, which had no room, is left out.
 */
export function nearestStays(
  days: readonly CalendarDay[],
  { start, nights, earliest, count }: NearestWish,
): readonly OfferedStay[] {
  return days
    .filter(({ date, stayLengths }) => date >= earliest && stayLengths.length > 0)
    .map(({ date, stayLengths }) => ({ date, length: nearestLength(stayLengths, nights) }))
    .filter(({ date, length }) => date !== start || length !== nights)
    .map((stay) => ({ ...stay, distance: distance(stay, { start, nights }) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ date, length }) => ({ start: date, end: addDays(date, length) }));
}

/** A different length weighs as much as a week. */
function distance(
  { date, length }: { readonly date: string; readonly length: number },
  { start, nights }: Pick<NearestWish, "start" | "nights">,
): number {
  return Math.abs(daysBetween(start, date)) + (length === nights ? 0 : 7);
}

function nearestLength(lengths: readonly number[], wanted: number): number {
  return lengths.reduce((best, length) =>
    Math.abs(length - wanted) < Math.abs(best - wanted) ? length : best,
  );
}
