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
