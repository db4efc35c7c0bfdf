import { addDays, type CalendarDay, daysBetween } from "@stays/stay";

/** Dates of a stay, YYYY-MM-DD. */
export interface OfferedDates {
  readonly start: string;
  readonly end: string;
}

/** Suggestions that are shown; more would be another calendar. */
const MOST = 3;

/** Arrivals nearest to a wanted one from which a stay as long can be had, in the order of the calendar. */
export function nearestDates(
  days: readonly CalendarDay[],
  wanted: OfferedDates,
  earliest: string,
): readonly OfferedDates[] {
  const length = daysBetween(wanted.start, wanted.end);
  const distance = (day: string) => Math.abs(daysBetween(wanted.start, day));
  return days
    .filter(
      ({ date, stayLengths }) => date !== wanted.start && date >= earliest && stayLengths.includes(length),
    )
    .sort((one, other) => distance(one.date) - distance(other.date))
    .slice(0, MOST)
    .map(({ date }) => ({ start: date, end: addDays(date, length) }))
    .sort((one, other) => one.start.localeCompare(other.start));
}
