import { type PersonConfiguration, type StayFilter, type StaySearch, UNSET_AGE } from "@stays/domain";
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
