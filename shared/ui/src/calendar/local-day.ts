/** Midnight of a day in the visitor's own zone, as the day picker counts; only its date parts are ever read. */
export function toLocalDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** YYYY-MM-DD of such a date. */
export function fromLocalDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** YYYY-MM-01 of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first of the month that many months later. */
export function addMonths(day: string, count: number): string {
  const first = toLocalDate(monthOf(day));
  return fromLocalDate(new Date(first.getFullYear(), first.getMonth() + count, 1));
}
