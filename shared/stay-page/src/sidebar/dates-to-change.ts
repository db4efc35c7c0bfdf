import type { VisitSearch } from "@stays/search";
import type { StayDates } from "@stays/search/availability";

/**
 * The dates that a visitor begins to choose from: those of the address as far as they can be had. Of a stay that would
 * have begun before today nothing is left, of one that ends before it begins the arrival (ruling 40, SW-13).
 */
export function datesToChange({
  state: { start, end },
  isPast,
}: Pick<VisitSearch, "state" | "isPast">): StayDates {
  if (isPast) return { start: null, end: null };
  return { start, end: start !== null && end !== null && end <= start ? null : end };
}
