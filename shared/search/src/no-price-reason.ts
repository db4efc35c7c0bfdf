import { hasUnsetAge } from "@stays/domain";
import type { VisitSearch } from "./search-of-visit.ts";

/** Why no prices are asked for: no dates, dates before today, a child without an age. */
export type NoPriceReason = "noDates" | "past" | "noAges";

/** Why an address that asks for no prices does not, the same on every page that shows some (SW-13, ruling 40). */
export function noPriceReason({
  isPast,
  isTooEarly,
  state: { start, end },
  persons,
}: Pick<VisitSearch, "isPast" | "persons"> & {
  readonly isTooEarly?: boolean;
  readonly state: Pick<VisitSearch["state"], "start" | "end">;
}): NoPriceReason {
  if (isPast) return isTooEarly ? "noDates" : "past";
  const hasDates = start !== null && end !== null && start < end;
  return hasDates && hasUnsetAge(persons) ? "noAges" : "noDates";
}
