import type { StayDates } from "@stays/availability";
import type { ResolvedSearch } from "@stays/contract";

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
