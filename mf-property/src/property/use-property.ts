import { usePageContext, useQuery, useSuspenseQuery } from "@stays/contract";
import type { Accommodation, AccommodationContent } from "@stays/domain";
import { accommodationContentQuery, accommodationQuery, queryIfAsked } from "@stays/galaxy";
import { type NoPriceReason, noPriceReason } from "@stays/search";
import { useMemo } from "react";
import { type PricedProperty, withPrices } from "./prices.ts";
import { type PropertySearch, propertySearch } from "./property-search.ts";

/** The data of a property page: its content, and its prices when there are dates. */
export interface PropertyView extends PricedProperty {
  /** The content without prices; never filtered. */
  readonly content: Accommodation;
  readonly search: PropertySearch;
  readonly retryPrices: () => void;
}

/** Reads the search from the URL of the page. */
export function usePropertySearch(): PropertySearch {
  const pageContext = usePageContext();
  return useMemo(() => propertySearch(pageContext), [pageContext]);
}

/**
 * Loads the property of the URL; null when it does not exist. Content suspends; prices never do, so the page
 * can be read before they arrive.
 */
export function useProperty(): PropertyView | null {
  const search = usePropertySearch();
  const { data } = useSuspenseQuery(accommodationContentQuery(search.content));
  const prices = useQuery(queryIfAsked(search.prices, accommodationQuery));
  const filtered = useQuery(queryIfAsked(search.filtered, accommodationContentQuery));
  const [content] = data.accommodations;
  if (!content) return null;
  const retryPrices = () => void (search.prices ? prices : filtered).refetch();
  if (search.prices) return { content, search, retryPrices, ...withPrices(content, prices) };
  return { content, search, retryPrices, ...withoutPrices(content, filtered, search, noPriceReason(search)) };
}

/** The property as it is shown when no unit passes the filters. */
const withoutUnits = (property: Accommodation): Accommodation => ({
  ...property,
  totalResults: 0,
  children: [],
  productsGrouped: [],
  conditionGroups: [],
});

function withoutPrices(
  content: Accommodation,
  filtered: { readonly data: AccommodationContent | undefined; readonly isError: boolean },
  search: PropertySearch,
  kind: NoPriceReason,
): PricedProperty {
  if (!search.filtered) return { property: content, prices: { kind } };
  const { data, isError } = filtered;
  // The filtered content is read as an answer with prices is; no search id is used without prices.
  const { property, prices } = withPrices(content, { data: data && { ...data, searchId: "" }, isError });
  if (prices.kind === "none") return { property: withoutUnits(content), prices: { kind } };
  return { property, prices: prices.kind === "priced" ? { kind } : prices };
}
