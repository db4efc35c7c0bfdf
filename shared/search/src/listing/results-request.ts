import type { PageContext, SiteSettings, StaySearch } from "@stays/contract";
import type { StayFilter } from "@stays/domain";
import {
  accommodationContentPagesQuery,
  accommodationPagesQuery,
  type IsPageWanted,
  type SearchAccommodationArgs,
} from "@stays/galaxy";
import { buildStayFilter, buildStayRequest, chosenAreas } from "../build-request.ts";
import { formatBounds } from "../serialize-search.ts";

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
  const lacks = listMissingFields(search, settings.search);
  const stay = lacks.length === 0 ? buildStayRequest(search) : null;
  const filter = {
    ...buildStayFilter({ ...search, sort: search.sort ?? defaultSort }),
    ...askedFilters(search, settings, stay !== null),
  };
  if (stay) return { kind: "prices", search: { ...stay, ...filter } };
  return multiPropertyNoResultsPage ? { kind: "content", filter } : null;
}

/** The filters that Galaxy has beyond its contract; a host of before the setting names none. */
export const galaxyFilters = ({ galaxy }: Pick<SiteSettings, "galaxy">) =>
  (galaxy as SiteSettings["galaxy"] | undefined)?.filters ?? { price: null, bounds: null };

/** The price range and the part of the map, as far as Galaxy filters by them. */
function askedFilters(
  { price, bounds }: Pick<StaySearch, "price" | "bounds">,
  settings: Pick<SiteSettings, "galaxy">,
  hasPrices: boolean,
): Pick<StayFilter, "others"> {
  const names = galaxyFilters(settings);
  const limits = [
    [names.price?.least, hasPrices ? price?.least : null],
    [names.price?.most, hasPrices ? price?.most : null],
    [names.bounds, formatBounds(bounds)],
  ] as const;
  const others = limits.flatMap(([name, value]) =>
    name == null || value == null ? [] : [[name, String(value)] as const],
  );
  return others.length === 0 ? {} : { others: Object.fromEntries(others) };
}

export type RequiredRules = Pick<SiteSettings["search"], "categoryRequired" | "areaRequired">;

/** Lists the required fields that a search lacks, from the form or from a URL (SW-08). */
export const listMissingFields = (
  search: Pick<StaySearch, "category" | "geo" | "geos">,
  { categoryRequired, areaRequired }: RequiredRules,
): readonly ("category" | "area")[] => [
  ...(categoryRequired && search.category === null ? (["category"] as const) : []),
  ...(areaRequired && chosenAreas(search).length === 0 ? (["area"] as const) : []),
];

/**
 * Infinite query of a request.
 *
 * @param isWanted which pages a refetch requests besides the first; by default none
 */
export const staysQuery = (request: ResultsRequest, isWanted?: IsPageWanted) =>
  request.kind === "content"
    ? accommodationContentPagesQuery(request.filter, isWanted)
    : accommodationPagesQuery(request.search, isWanted);
