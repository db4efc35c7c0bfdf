/**
 * The time of prices in the visitor's own time zone, such as `14:05`; with its date when that is not today's.
 *
 * @param at in milliseconds since 1970
 * @param now in milliseconds since 1970
 */
export function pricesTime(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const date = isToday ? {} : { dateStyle: "medium" as const };
  return new Intl.DateTimeFormat(locale, { ...date, timeStyle: "short" }).format(at);
}
