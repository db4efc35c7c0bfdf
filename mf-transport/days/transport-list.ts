import type { Activity, TransportDays } from "@stays/stay";

/** Whether transport goes on a day: an empty list is sold out (TR-01). */
export function hasTransport(days: TransportDays, day: string): boolean {
  return (days[day]?.length ?? 0) > 0;
}

/** The first of some days on which transport goes, or null. */
export function firstDayWithTransport(days: TransportDays, stay: readonly string[]): string | null {
  return stay.find((day) => hasTransport(days, day)) ?? null;
}

/** What goes on a day. */
export function transportOf(days: TransportDays, day: string): readonly Activity[] {
  return days[day] ?? [];
}
