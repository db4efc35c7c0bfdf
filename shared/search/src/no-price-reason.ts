import { hasUnsetAge } from "@stays/domain";
import type { PageSearch } from "./search-of-visit.ts";

/** Why no prices are requested: no dates, dates before today, or a child without an age. */
export type NoPriceReason = "noDates" | "past" | "noAges";

/** Finds the reason why a URL requests no prices; the same on every page with prices (SW-13, ruling 40). */
export function noPriceReason({
  isPast,
  isTooEarly,
  state: { start, end },
  persons,
}: Pick<PageSearch, "isPast" | "persons"> & {
  readonly isTooEarly?: boolean;
  readonly state: Pick<PageSearch["state"], "start" | "end">;
}): NoPriceReason {
  if (isPast) return isTooEarly ? "noDates" : "past";
  const hasDates = start !== null && end !== null && start < end;
  return hasDates && hasUnsetAge(persons) ? "noAges" : "noDates";
}
