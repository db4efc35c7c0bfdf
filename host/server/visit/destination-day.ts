/**
 * The day that it is at the destination, YYYY-MM-DD.
 *
 * @param timeZone such as `Europe/Stockholm`
 * @param now milliseconds since 1970
 */
export function destinationDay(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}
