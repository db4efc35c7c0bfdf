import { useVisit } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationContentQuery, accommodationQuery, isGalaxyError } from "@stays/galaxy";
import { useQuery, useSuspenseQuery } from "@stays/query";
import { type NoPriceReason, noPriceReason } from "@stays/search";
import { useMemo } from "react";
import { type PricedProperty, withPrices } from "./prices.ts";
import { type PropertySearch, propertySearch } from "./property-search.ts";

/** A property page's data: its content, and its prices when there are dates. */
export interface PropertyView extends PricedProperty {
  /** What is told without prices; never filtered. */
  readonly content: Accommodation;
  readonly search: PropertySearch;
  readonly retryPrices: () => void;
}

/** Thrown when Galaxy says no to the content for another reason than that it does not exist. */
class ContentRefused extends Error {}

/** Reads the search of the page's address. */
export function usePropertySearch(): PropertySearch {
  const visit = useVisit();
  return useMemo(() => propertySearch(visit), [visit]);
}

/**
 * The property of the address, or null when there is none. Content suspends, prices never do: they arrive into a page
 * that can already be read.
 */
export function useProperty(): PropertyView | null {
  const search = usePropertySearch();
  const { data } = useSuspenseQuery(accommodationContentQuery(search.content));
  const prices = useQuery({
    ...accommodationQuery(search.prices ?? { start: "", end: "", personConfigurations: [] }),
    enabled: search.prices !== null,
  });
  const filtered = useQuery({
    ...accommodationContentQuery(search.filtered ?? search.content),
    enabled: search.filtered !== null,
  });
  if (isGalaxyError(data)) {
    if (data.code === 404) return null;
    throw new ContentRefused(data.message);
  }
  const [content] = data.accommodations;
  if (!content) {
    // It exists, but what was sent of it could not be read (ruling 57).
    if (data.totalResults > 0) throw new ContentRefused("The property in the answer is unreadable.");
    return null;
  }
  const retryPrices = () => void (search.prices ? prices : filtered).refetch();
  if (search.prices) return { content, search, retryPrices, ...withPrices(content, prices) };
  return { content, search, retryPrices, ...withoutPrices(content, filtered, search, noPriceReason(search)) };
}

/** The property when no unit of it passes the filters. */
const withoutUnits = (property: Accommodation): Accommodation => ({
  ...property,
  totalResults: 0,
  children: [],
  productsGrouped: [],
  conditionGroups: [],
});

function withoutPrices(
  content: Accommodation,
  filtered: { readonly data: unknown; readonly isError: boolean },
  search: PropertySearch,
  kind: NoPriceReason,
): PricedProperty {
  if (!search.filtered) return { property: content, prices: { kind } };
  const answer = filtered.data as Parameters<typeof withPrices>[1]["data"] | undefined;
  const { property, prices } = withPrices(content, {
    data: isGalaxyError(answer) || !answer ? answer : { ...answer, searchId: "" },
    isError: filtered.isError,
  });
  if (prices.kind === "none") return { property: withoutUnits(content), prices: { kind } };
  return { property, prices: prices.kind === "priced" ? { kind } : prices };
}
