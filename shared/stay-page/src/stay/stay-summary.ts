import { nights } from "@stays/days";
import { type PersonConfiguration, personCount } from "@stays/domain";
import type { Format, Translate } from "@stays/texts";

/** Formats guests such as `2 adults, 1 child`, with the number of rooms if there are several. */
export function guestSummary(rooms: readonly PersonConfiguration[], t: Translate<"property">): string {
  const count = personCount(rooms);
  return [
    t("adults", { count: count.adults }),
    ...(count.children > 0 ? [t("children", { count: count.children })] : []),
    ...(count.rooms > 1 ? [t("rooms", { count: count.rooms })] : []),
  ].join(", ");
}

/** Formats a stay such as `Sat 5 Dec 2026 – Sat 12 Dec 2026, 7 nights, 2 adults` (VI-01). */
export function staySummary(
  { start, end }: { readonly start: string; readonly end: string },
  rooms: readonly PersonConfiguration[],
  t: Translate<"property">,
  format: Pick<Format, "day">,
): string {
  const range = `${format.day(start)} – ${format.day(end)}`;
  return [range, t("nights", { count: nights(start, end) }), guestSummary(rooms, t)].join(", ");
}
