import type { PageContext } from "@stays/contract";
import type { StayFilter } from "@stays/domain";
import type { SearchAccommodationArgs } from "@stays/galaxy";
import { buildStayFilter, buildStayRequest } from "@stays/search";
import { chosenAreas } from "../search/areas.ts";
import { requiredErrors } from "../search/required-errors.ts";

/** What the results page asks of Galaxy: stays with prices, or stays without. */
export type ResultsRequest =
  | { readonly kind: "prices"; readonly search: SearchAccommodationArgs }
  | { readonly kind: "content"; readonly filter: StayFilter };

/**
 * Builds the request of a page. Prices need both dates in order and someone in every room (SR-02, SW-13).
 * Without them all stays are listed if the settings allow it; null = nothing before a search. Past dates count as no
 * dates (ruling 40), and required fields must be set (SW-08).
 */
export function buildResultsRequest({ search, settings }: PageContext): ResultsRequest | null {
  const { defaultSort, multiPropertyNoResultsPage } = settings.search;
  const filter = buildStayFilter({ ...search, sort: search.sort ?? defaultSort });
  const lacks = requiredErrors({ category: search.category, areas: chosenAreas(search) }, settings.search);
  const stay = Object.keys(lacks).length === 0 ? buildStayRequest(search) : null;
  if (stay) return { kind: "prices", search: { ...stay, ...filter } };
  return multiPropertyNoResultsPage ? { kind: "content", filter } : null;
}
