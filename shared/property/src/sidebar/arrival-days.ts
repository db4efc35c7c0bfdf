import { addDays, type Calendar, daysBetween } from "@stays/stay";

/** What can be chosen in a calendar, and what it costs from there. */
export interface ArrivalDays {
  readonly canChoose: (day: string) => boolean;
  readonly priceOf: (day: string) => number | null;
}

/** The dates that are being chosen. */
export interface DraftDates {
  readonly start: string | null;
  readonly end: string | null;
}

/**
 * Which days can be chosen next: arrivals of the calendar, or departures that its stay lengths allow. Without calendar
 * data every day from the first one on (ruling 34).
 */
export function arrivalDays(
  calendars: readonly (Calendar | null)[],
  { start, end }: DraftDates,
  firstDay: string,
): ArrivalDays {
  const isFree = calendars.some((calendar) => calendar === null || calendar.isFake);
  const days = new Map(calendars.flatMap((calendar) => calendar?.days ?? []).map((day) => [day.date, day]));
  const lengths = start === null || end !== null ? null : (days.get(start)?.stayLengths ?? null);
  const isArrival = (day: string) => day >= firstDay && (isFree || days.has(day));
  const isDeparture = (day: string) =>
    start !== null &&
    day > start &&
    (isFree || lengths === null || lengths.includes(daysBetween(start, day)));
  return {
    canChoose: (day) =>
      start !== null && end === null ? isDeparture(day) || (day <= start && isArrival(day)) : isArrival(day),
    priceOf: (day) => (day >= firstDay ? (days.get(day)?.priceFrom ?? null) : null),
  };
}

/** The dates after a press on a day: arrival, then departure; an earlier or same day is a new arrival (SW-02). */
export function withDay({ start, end }: DraftDates, day: string): DraftDates {
  return start !== null && end === null && day > start ? { start, end: day } : { start: day, end: null };
}

/** The only departure that an arrival allows, chosen at once; else the dates as they are. */
export function withOnlyDeparture(dates: DraftDates, calendars: readonly (Calendar | null)[]): DraftDates {
  if (dates.start === null || dates.end !== null) return dates;
  const day = calendars.flatMap((calendar) => calendar?.days ?? []).find(({ date }) => date === dates.start);
  const [length, ...others] = day?.stayLengths ?? [];
  return length !== undefined && others.length === 0
    ? { ...dates, end: addDays(dates.start, length) }
    : dates;
}
