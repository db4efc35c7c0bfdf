import type { PageContext, SiteSettings, StaySearch } from "@stays/contract";
import type { StayFilter } from "@stays/domain";
import {
  accommodationContentPagesQuery,
  accommodationPagesQuery,
  type IsPageWanted,
  type SearchAccommodationArgs,
} from "@stays/galaxy";
import { buildStayFilter, buildStayRequest, chosenAreas, formatBounds, noPriceReason } from "@stays/search";
import type { TextKey } from "@stays/texts";

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
  const lacks = findRequiredErrors(search, settings.search);
  const stay = Object.keys(lacks).length === 0 ? buildStayRequest(search) : null;
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

export type ErrorKey = TextKey<"mf-search">;

export type RequiredRules = Pick<SiteSettings["search"], "categoryRequired" | "areaRequired">;

/** Returns the required fields that a search lacks, from the form or from a URL (SW-08). */
export function findRequiredErrors(
  search: Pick<StaySearch, "category" | "geo" | "geos">,
  rules: RequiredRules,
): { readonly category?: readonly ErrorKey[]; readonly area?: readonly ErrorKey[] } {
  return {
    ...(rules.categoryRequired && search.category === null && { category: ["errorCategory"] }),
    ...(rules.areaRequired && chosenAreas(search).length === 0 && { area: ["errorArea"] }),
  };
}

/** Text key of the reason why a listed stay has no price. */
export function explainMissingPrice(pageContext: PageContext): TextKey<"mf-search"> {
  if (buildResultsRequest(pageContext)?.kind === "prices") return "noPrice";
  const { search, settings } = pageContext;
  const { start, end } = search;
  if (search.isTooEarly) return "errorInvalidDates";
  const reason = noPriceReason(search);
  if (reason === "past") return "pastDates";
  if (reason === "noAges") return "errorAges";
  if (start === null || end === null || start >= end) return "chooseDates";
  const lacks = findRequiredErrors(search, settings.search);
  return lacks.category?.[0] ?? lacks.area?.[0] ?? "chooseDates";
}

/**
 * Infinite query of a request.
 *
 * @param isWanted which pages a refetch requests besides the first; by default none
 */
export const staysQuery = (request: ResultsRequest, isWanted?: IsPageWanted) =>
  request.kind === "content"
    ? accommodationContentPagesQuery(request.filter, isWanted)
    : accommodationPagesQuery(request.search, isWanted);
