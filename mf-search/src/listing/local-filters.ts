import type { PriceRange, SearchBounds, StaySearch } from "@stays/contract";
import type { Accommodation, PersonConfiguration } from "@stays/domain";
import { boundsText, priceText } from "@stays/search";
import { fromPrice } from "./from-price.ts";
import type { LoadedStays } from "./loaded-stays.ts";
import { staysWithin } from "./map-area.ts";
import type { ResultsRequest } from "./results-request.ts";

/** Filters that Galaxy does not have. The browser applies them, to all pages of a list. */
export interface LocalFilters {
  readonly bounds: SearchBounds | null;
  /** Range of the total that a card shows. */
  readonly price: PriceRange | null;
  readonly rooms: readonly PersonConfiguration[];
  /** Whether a filter is set. */
  readonly isActive: boolean;
}

/** Returns the search without the price range if its request has no prices. */
export const withKnownPrice = (search: StaySearch, request: ResultsRequest | null): StaySearch =>
  request?.kind === "prices" || search.price === null ? search : { ...search, price: null };

/** Returns the key of a filtered list; empty = not filtered. */
export const localFiltersKey = ({ bounds, price }: LocalFilters): string =>
  [boundsText(bounds), priceText(price)].filter((text) => text !== null).join(" ");

/** Returns the stays in a price range; stays without a price are excluded. null = all stays. */
export function staysAtPrice(
  stays: readonly Accommodation[],
  { price, rooms }: Pick<LocalFilters, "price" | "rooms">,
): readonly Accommodation[] {
  if (price === null) return stays;
  return stays.filter((stay) => {
    const total = fromPrice(stay, rooms);
    if (!total) return false;
    // Cards show whole units, so the shown amount counts.
    const amount = Math.round(total.amount);
    return amount >= (price.least ?? 0) && amount <= (price.most ?? amount);
  });
}

/** Returns the stays that match all local filters. */
export const matchingStays = (
  stays: readonly Accommodation[],
  filters: LocalFilters,
): readonly Accommodation[] => staysWithin(staysAtPrice(stays, filters), filters.bounds);

/** Returns the number of stays that a list shows in the end; null while pages that may match are missing. */
export function matchingTotal({ stays, total }: LoadedStays, filters: LocalFilters): number | null {
  if (!filters.isActive) return total;
  return stays.length < total ? null : matchingStays(stays, filters).length;
}
