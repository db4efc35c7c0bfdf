import { boundsText, capacityEntries, priceText } from "./query-filters.ts";
import { roomEntries } from "./rooms-in-query.ts";
import type { SearchState } from "./search-state.ts";

/**
 * Prints a search state as a query string: known keys in a fixed order, then the rest in its own order,
 * without unset and missing keys. Parsing the result returns the same state.
 */
export function printSearch(state: Partial<SearchState>): URLSearchParams {
  const entries: (readonly [string, string | number | null | undefined])[] = [
    ["start", state.start],
    ["end", state.end],
    ...roomEntries(state.rooms ?? []),
    ["category", state.category],
    ["geo", state.geo],
    ["geos", state.geos?.join(",")],
    ["attributes", state.attributes?.join(",")],
    ["name", state.name],
    ["sort", state.sort],
    ["promocode", state.promoCode],
    ...capacityEntries(state.capacity ?? {}),
    ["lat", state.position?.latitude],
    ["long", state.position?.longitude],
    ["bounds", state.bounds && boundsText(state.bounds)],
    ["price", state.price && priceText(state.price)],
    ["ba", state.bookedAccommodation],
    ["offer", state.offer?.join(",")],
  ];
  const query = new URLSearchParams();
  for (const [key, value] of entries) {
    if (value !== null && value !== undefined && value !== "") query.append(key, String(value));
  }
  for (const [key, value] of state.rest ?? []) query.append(key, value);
  return query;
}

/** Prints a search state for links, with its question mark and readable commas. */
export function searchText(state: Partial<SearchState>): string {
  const text = printSearch(state).toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
