/**
 * The clock of a local date-time (`2026-12-05T10:30:00`) as `10:30`. The place's own clock is meant, so nothing
 * is converted; all four languages write it with 24 hours. Empty when there is no clock part.
 */
export function formatTime(localDateTime: string): string {
  return /T(\d{2}:\d{2})/.exec(localDateTime)?.[1] ?? "";
}
