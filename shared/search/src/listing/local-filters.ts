import type { PageContext, PriceRange, SearchBounds, StaySearch } from "@stays/contract";
import { type Accommodation, hasPosition, type PersonConfiguration } from "@stays/domain";
import { formatBounds, formatPriceRange } from "../serialize-search.ts";
import { fromPrice } from "./from-price.ts";
import { galaxyFilters, type ResultsRequest } from "./results-request.ts";

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
export const dropUnknownPrice = (search: StaySearch, request: ResultsRequest | null): StaySearch =>
  request?.kind === "prices" || search.price === null ? search : { ...search, price: null };

/** The filters of a page that its request does not have. */
export function findLocalFilters(
  { search, settings }: Pick<PageContext, "search" | "settings">,
  request: ResultsRequest | null,
): LocalFilters {
  const asked = galaxyFilters(settings);
  const bounds = asked.bounds === null ? search.bounds : null;
  const price = asked.price === null ? dropUnknownPrice(search, request).price : null;
  return { bounds, price, rooms: search.persons, isActive: bounds !== null || price !== null };
}

/** Returns the key of a filtered list; empty = not filtered. */
export const localFiltersKey = ({ bounds, price }: LocalFilters): string =>
  [formatBounds(bounds), formatPriceRange(price)].filter((text) => text !== null).join(" ");

/** Returns the stays in a price range; stays without a price are excluded. null = all stays. */
export function filterByPrice(
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

/** Precision of degrees in the URL: four decimals, about ten metres. */
const PRECISION = 1e4;

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/**
 * Rounds the visible bounds for the URL: outwards, so that a pin at the edge stays inside, and within -180°
 * to 180°.
 */
export function roundBounds({ south, west, north, east }: SearchBounds): SearchBounds {
  const down = (value: number, most: number) => within(Math.floor(value * PRECISION) / PRECISION, most);
  const up = (value: number, most: number) => within(Math.ceil(value * PRECISION) / PRECISION, most);
  return { south: down(south, 90), west: down(west, 180), north: up(north, 90), east: up(east, 180) };
}

/**
 * Returns the stays within a part of the map; stays without a position are excluded. null = the whole map, all
 * stays.
 */
export function filterByBounds(
  stays: readonly Accommodation[],
  bounds: SearchBounds | null,
): readonly Accommodation[] {
  if (bounds === null) return stays;
  return stays.filter(({ content: { position } }) => {
    if (!hasPosition(position)) return false;
    const { latitude, longitude } = position;
    return (
      bounds.south <= latitude &&
      latitude <= bounds.north &&
      bounds.west <= longitude &&
      longitude <= bounds.east
    );
  });
}
