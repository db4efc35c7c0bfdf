import type { Visit } from "@stays/contract";
import type { StayFilter, StaySearch } from "@stays/domain";
import { filterOf, searchOfVisit, searchQueryOf } from "@stays/search";
import { chosenAreas } from "../search/areas.ts";
import { requiredErrors } from "../search/required-errors.ts";

/** Content of the results page: stays with prices, stays without prices, or nothing before a search. */
export type Listing =
  | { readonly kind: "prices"; readonly search: StaySearch }
  | { readonly kind: "content"; readonly filter: StayFilter }
  | { readonly kind: "none" };

/**
 * Returns the listing of a visit. Prices need both dates in order and someone in every room (SR-02, SW-13).
 * Without them all stays are listed if the settings allow it. Past dates count as no dates (ruling 40), and
 * required fields must be set (SW-08).
 */
export function listingOf(visit: Visit): Listing {
  const { state, persons, isPast } = searchOfVisit(visit);
  const { defaultSort, multiPropertyNoResultsPage } = visit.settings.search;
  const sorted = { ...state, sort: state.sort ?? defaultSort };
  const lacks = requiredErrors(
    { category: state.category, areas: chosenAreas(state) },
    visit.settings.search,
  );
  const isAllowed = !isPast && Object.keys(lacks).length === 0;
  const search = isAllowed ? searchQueryOf(sorted, persons) : null;
  if (search) return { kind: "prices", search };
  return multiPropertyNoResultsPage ? { kind: "content", filter: filterOf(sorted) } : { kind: "none" };
}
