import type { Activity, TransportDays } from "@stays/domain";

/** The transport products of a day; an empty list means sold out (TR-01). */
export function transportOf(days: TransportDays, day: string): readonly Activity[] {
  return days[day] ?? [];
}

/** The first of the given days with transport, or null. */
export function firstDayWithTransport(days: TransportDays, stay: readonly string[]): string | null {
  return stay.find((day) => transportOf(days, day).length > 0) ?? null;
}
