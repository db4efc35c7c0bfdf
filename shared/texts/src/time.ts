/**
 * Formats a local date-time (`2026-12-05T10:30:00`) as `10:30`. It is the local time of the destination, so
 * there is no conversion; all four languages use 24 hours. Empty when the text has no time.
 */
export function formatTime(localDateTime: string): string {
  return /T(\d{2}:\d{2})/.exec(localDateTime)?.[1] ?? "";
}
