import type { CalendarSource, StayDates } from "@stays/availability";
import type { ResolvedSearch } from "@stays/contract";
import { nights } from "@stays/days";
import type { PersonConfiguration } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { useGuestText } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";

export interface RequestedStay extends ResolvedSearch {
  /** Bare digits of the property; null = the whole destination. */
  readonly propertyId: string | null;
  /** The query of the calendar with the arrival days. */
  readonly calendar: CalendarSource;
}

/**
 * The initial dates of the form: those of the URL, as far as they are valid. A stay that has begun before
 * today has none. A stay that ends before it begins keeps its arrival (ruling 40, SW-13).
 */
export function datesToChange({
  start,
  end,
  isPast,
}: Pick<ResolvedSearch, "start" | "end" | "isPast">): StayDates {
  if (isPast) return { start: null, end: null };
  return { start, end: start !== null && end !== null && end <= start ? null : end };
}

/** Returns a function that formats a stay: `Sat 5 Dec 2026 – Sat 12 Dec 2026, 7 nights, 2 adults` (VI-01). */
export function useStaySummary() {
  const { t } = usePropertyTexts();
  const format = useFormat();
  const guestText = useGuestText();
  return (
    { start, end }: { readonly start: string; readonly end: string },
    rooms: readonly PersonConfiguration[],
  ): string => {
    const range = `${format.day(start)} – ${format.day(end)}`;
    return [range, t("nights", { count: nights(start, end) }), guestText(rooms)].join(", ");
  };
}
