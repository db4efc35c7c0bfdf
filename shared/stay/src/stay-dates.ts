/** Milliseconds of a day; days here have no time zone, so all are as long (CO-05). */
const DAY_LENGTH = 86_400_000;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar as YYYY-MM-DD; `2027-02-30` is not. */
export function isDay(text: string): boolean {
  const found = DAY.exec(text);
  if (!found) return false;
  const time = new Date(0);
  time.setUTCFullYear(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
  return isoDay(time.getTime()) === text;
}

/** The day some whole days later, or earlier when negative. YYYY-MM-DD in and out. */
export function addDays(day: string, days: number): string {
  return isoDay(timeOf(day) + days * DAY_LENGTH);
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_LENGTH);
}

/** Nights of a stay: the days between when start is before end, else 0 (SW-13). */
export function nights(start: string | null, end: string | null): number {
  return start && end && start < end ? daysBetween(start, end) : 0;
}

/** Every day from the first to the last, both included; none when they are swapped. */
export function daysFromTo(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

/** Whether a stay has begun before today: shown as the no-dates state (ruling 40). */
export function isPast(start: string, today: string): boolean {
  return start < today;
}

/** Whether a request may be sent for these days: both set and not swapped (SW-13). */
export function isRange(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && start <= end;
}

/** The first day one can leave: the day after arrival (SW-01). */
export function earliestDeparture(arrival: string): string {
  return addDays(arrival, 1);
}

/** The departure that stays after a new arrival: cleared when not after it (SW-02). */
export function departureAfter(arrival: string, departure: string | null): string | null {
  return departure !== null && departure > arrival ? departure : null;
}

/** The first day one can arrive: today, or the configured day when later (SW-01). */
export function earliestArrival(today: string, configured: string | null): string {
  return configured !== null && configured > today ? configured : today;
}

/** First and last day of the month of a day, the range that calendars are asked for. */
export function monthOf(day: string): { readonly start: string; readonly end: string } {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: addDays(addMonths(start, 1), -1) };
}

/** The first of the month some months later, or earlier when negative. */
export function addMonths(day: string, months: number): string {
  const time = new Date(timeOf(`${day.slice(0, 7)}-01`));
  time.setUTCMonth(time.getUTCMonth() + months);
  return isoDay(time.getTime());
}

/** The day of a date-time `YYYY-MM-DDTHH:mm:ss`. */
export function dayOf(localDateTime: string): string {
  return localDateTime.slice(0, 10);
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(time: number): string {
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
}
