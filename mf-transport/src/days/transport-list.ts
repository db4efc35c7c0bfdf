import type { Activity, TransportDays } from "@stays/domain";

/** What goes on a day; an empty list is sold out (TR-01). */
export function transportOf(days: TransportDays, day: string): readonly Activity[] {
  return days[day] ?? [];
}

/** The first of some days on which transport goes, or null. */
export function firstDayWithTransport(days: TransportDays, stay: readonly string[]): string | null {
  return stay.find((day) => transportOf(days, day).length > 0) ?? null;
}
