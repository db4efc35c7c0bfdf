import type { Visit } from "@stays/contract";
import type { StayFilter, StaySearch } from "@stays/domain";
import { filterOf, searchOfVisit, searchQueryOf } from "@stays/search";
import { chosenAreas } from "../search/areas.ts";
import { requiredErrors } from "../widget/draft-errors.ts";

/** What the results page lists: stays with prices, all stays without, or nothing before a search. */
export type Listing =
  | { readonly kind: "prices"; readonly search: StaySearch }
  | { readonly kind: "content"; readonly filter: StayFilter }
  | { readonly kind: "none" };

/**
 * Prices need both dates in order and someone in every room (SR-02, SW-13); without them everything is listed when
 * the settings say so. Past dates count as none (ruling 40), and what the settings require has to be there (SW-08).
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
