import { boundsText } from "./bounds-in-query.ts";
import { capacityEntries } from "./capacity-in-query.ts";
import { roomEntries } from "./rooms-in-query.ts";
import type { SearchState } from "./search-state.ts";

/**
 * The query of a search state: known keys always in the same order, then the rest in theirs; unset ones left out.
 * Parsing it gives the same state back.
 */
export function printSearch(state: SearchState): URLSearchParams {
  const entries: (readonly [string, string | number | null])[] = [
    ["start", state.start],
    ["end", state.end],
    ...roomEntries(state.rooms),
    ["category", state.category],
    ["geo", state.geo],
    ["geos", state.geos.join(",")],
    ["attributes", state.attributes.join(",")],
    ["name", state.name],
    ["sort", state.sort],
    ["promocode", state.promoCode],
    ...capacityEntries(state.capacity),
    ["lat", state.position?.latitude ?? null],
    ["long", state.position?.longitude ?? null],
    ["bounds", boundsText(state.bounds)],
    ["ba", state.bookedAccommodation],
    ["offer", state.offer.join(",")],
  ];
  const query = new URLSearchParams();
  for (const [key, value] of entries) {
    if (value !== null && value !== "") query.append(key, String(value));
  }
  for (const [key, value] of state.rest) query.append(key, value);
  return query;
}

/** The same as text with its question mark, for links; commas stay readable. */
export function searchText(state: SearchState): string {
  const text = printSearch(state).toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}
