import { addDays, type Calendar, daysBetween } from "@stays/stay";

/** The dates that are being chosen. */
export interface DraftDates {
  readonly start: string | null;
  readonly end: string | null;
}

/** Days that a stay here can begin and end with. */
export interface OfferedDays {
  readonly isArrival: (day: string) => boolean;
  /** For the arrival that is chosen. */
  readonly isDeparture: (day: string) => boolean;
}

const daysOf = (calendars: readonly (Calendar | null)[]) =>
  new Map(calendars.flatMap((calendar) => calendar?.days ?? []).map((day) => [day.date, day]));

/**
 * Arrivals of the calendar, and the departures that its stay lengths allow. Without calendar data every day from the
 * first one on (ruling 34).
 */
export function calendarDays(
  calendars: readonly (Calendar | null)[],
  start: string | null,
  firstDay: string,
): OfferedDays {
  const isFree = calendars.some((calendar) => calendar === null || calendar.isFake);
  const days = daysOf(calendars);
  const lengths = start === null ? null : (days.get(start)?.stayLengths ?? null);
  return {
    isArrival: (day) => day >= firstDay && (isFree || days.has(day)),
    isDeparture: (day) =>
      start !== null &&
      day > start &&
      (isFree || lengths === null || lengths.includes(daysBetween(start, day))),
  };
}

/** Whether a press on a day does anything: arrivals, or the departures of a chosen arrival and earlier arrivals. */
export function canChoose({ isArrival, isDeparture }: OfferedDays, { start, end }: DraftDates, day: string) {
  if (start === null || end !== null) return isArrival(day);
  return day > start ? isDeparture(day) : isArrival(day);
}

/** What a stay costs that begins on a day; null when that is not known. */
export function priceOfDay(calendars: readonly (Calendar | null)[], firstDay: string) {
  const days = daysOf(calendars);
  return (day: string): number | null => (day >= firstDay ? (days.get(day)?.priceFrom ?? null) : null);
}

/** The dates after a press on a day: arrival, then departure; an earlier or same day is a new arrival (SW-02). */
export function withDay({ start, end }: DraftDates, day: string): DraftDates {
  return start !== null && end === null && day > start ? { start, end: day } : { start: day, end: null };
}

/** The only departure that an arrival allows, chosen at once; else the dates as they are. */
export function withOnlyDeparture(dates: DraftDates, calendars: readonly (Calendar | null)[]): DraftDates {
  if (dates.start === null || dates.end !== null) return dates;
  const [length, ...others] = daysOf(calendars).get(dates.start)?.stayLengths ?? [];
  return length !== undefined && others.length === 0
    ? { ...dates, end: addDays(dates.start, length) }
    : dates;
}
