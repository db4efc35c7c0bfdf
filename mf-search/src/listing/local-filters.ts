import type { Accommodation, PersonConfiguration } from "@stays/domain";
import {
  boundsText,
  type PageSearch,
  type PriceRange,
  priceText,
  type SearchBounds,
  type SearchState,
} from "@stays/search";
import { fromPrice } from "./from-price.ts";
import type { Listing } from "./listing.ts";
import type { LoadedStays } from "./loaded-stays.ts";
import { staysWithin } from "./map-area.ts";

/** Filters that Galaxy does not have. The browser applies them, to all pages of a list. */
export interface LocalFilters {
  readonly bounds: SearchBounds | null;
  /** Range of the total that a card shows. */
  readonly price: PriceRange | null;
  readonly rooms: readonly PersonConfiguration[];
  /** Whether a filter is set. */
  readonly isActive: boolean;
}

/** Returns the search without the price range if its listing has no prices. */
export const withKnownPrice = (state: SearchState, kind: Listing["kind"]): SearchState =>
  kind === "prices" || state.price === null ? state : { ...state, price: null };

/** Returns the local filters of a search. */
export function localFiltersOf(
  { state, persons }: Pick<PageSearch, "state" | "persons">,
  kind: Listing["kind"],
): LocalFilters {
  const { bounds, price } = withKnownPrice(state, kind);
  return { bounds, price, rooms: persons, isActive: bounds !== null || price !== null };
}

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
