import { addDays, type CalendarDay, daysBetween } from "@stays/stay";

/** A stay that the place can serve. */
export interface PossibleStay {
  readonly start: string;
  readonly end: string;
}

/**
 * The stays nearest to the wanted one that the calendar offers: as many nights first, then as near as can be; the
 * wanted one itself, which had no room, is left out.
 */
export function nearestStays(
  days: readonly CalendarDay[],
  wanted: { readonly start: string; readonly nights: number },
  today: string,
  count = 2,
): readonly PossibleStay[] {
  return days
    .filter(({ date, stayLengths }) => date >= today && stayLengths.length > 0)
    .map(({ date, stayLengths }) => ({ date, length: nearestLength(stayLengths, wanted.nights) }))
    .filter(({ date, length }) => date !== wanted.start || length !== wanted.nights)
    .map((stay) => ({ ...stay, distance: distance(stay, wanted) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ date, length }) => ({ start: date, end: addDays(date, length) }));
}

/** A different length weighs as much as a week. */
function distance(
  { date, length }: { readonly date: string; readonly length: number },
  wanted: { readonly start: string; readonly nights: number },
): number {
  return Math.abs(daysBetween(wanted.start, date)) + (length === wanted.nights ? 0 : 7);
}

function nearestLength(lengths: readonly number[], wanted: number): number {
  return lengths.reduce((best, length) =>
    Math.abs(length - wanted) < Math.abs(best - wanted) ? length : best,
  );
}
