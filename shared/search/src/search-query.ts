import {
  hasUnsetAge,
  type PersonConfiguration,
  type StayFilter,
  type StaySearch,
  UNSET_AGE,
} from "@stays/domain";
import type { PageSearch } from "./search-of-visit.ts";
import type { SearchState } from "./search-state.ts";

/**
 * Whether prices can be requested: two dates in order, at least one adult in every room and no unset age
 * (SR-02, SW-13).
 *
 * @param persons the persons to send, from `personConfigurationsFor`
 */
export function isSearchable(
  state: Pick<SearchState, "start" | "end" | "rooms">,
  persons: readonly PersonConfiguration[] = state.rooms,
): boolean {
  const { start, end } = state;
  return (
    start !== null &&
    end !== null &&
    start < end &&
    persons.length > 0 &&
    persons.every(({ adults, childrenAges }) => adults >= 1 && !childrenAges.includes(UNSET_AGE))
  );
}

/** The filter of calls without dates; `geos` takes precedence over `geo` (ruling 18). */
export function filterOf(state: SearchState): StayFilter {
  return {
    category: state.category,
    geo: state.geos.length > 0 || state.geo === null ? state.geos : [state.geo],
    name: state.name || null,
    attributes: state.attributes,
    capacityFilter: state.capacity,
    sort: state.sort,
  };
}

/**
 * Converts a state to a search for stays with prices; null when it is not searchable.
 *
 * @param persons the persons to send, from `personConfigurationsFor`
 */
export function searchQueryOf(
  state: SearchState,
  persons: readonly PersonConfiguration[] = state.rooms,
): StaySearch | null {
  const { start, end } = state;
  if (!isSearchable(state, persons) || start === null || end === null) return null;
  return { start, end, personConfigurations: persons, promoCode: state.promoCode, ...filterOf(state) };
}

/** The state with another category; removes the `room-*` keys, which belong to the previous one (RT-08). */
export function withCategory(state: SearchState, category: number | null): SearchState {
  if (category === state.category) return state;
  return { ...state, category, rest: state.rest.filter(([key]) => !key.startsWith("room-")) };
}

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
