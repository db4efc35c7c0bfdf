import type { PriceRange, SearchBounds, StaySearch } from "@stays/contract";
import { queryText } from "@stays/routes";

/**
 * Prints a search for links, with its question mark and readable commas: known keys in a fixed order, then the
 * rest in its own order, without unset and missing keys. Parsing the result returns the same search.
 */
export function serializeSearch(search: Partial<StaySearch>): string {
  const entries: (readonly [string, string | number | null | undefined])[] = [
    ["start", search.start],
    ["end", search.end],
    ...roomEntries(search.rooms ?? []),
    ["category", search.category],
    ["geo", search.geo],
    ["geos", search.geos?.join(",")],
    ["attributes", search.attributes?.join(",")],
    ["name", search.name],
    ["sort", search.sort],
    ["promocode", search.promoCode],
    ...Object.entries(search.capacity ?? {}).map(([id, least]) => [`capacity.${id}`, least] as const),
    ["lat", search.position?.latitude],
    ["long", search.position?.longitude],
    ["bounds", formatBounds(search.bounds ?? null)],
    ["price", formatPriceRange(search.price ?? null)],
    ["ba", search.bookedAccommodation],
    ["offer", search.offer?.join(",")],
  ];
  const query = new URLSearchParams();
  for (const [key, value] of entries) {
    if (value !== null && value !== undefined && value !== "") query.append(key, String(value));
  }
  for (const [key, value] of search.rest ?? []) query.append(key, value);
  return queryText(query);
}

function roomEntries(rooms: StaySearch["rooms"]): (readonly [string, string | number])[] {
  if (rooms.length === 0) return [];
  return [
    ["rooms", rooms.length],
    ...rooms.flatMap(({ adults, childrenAges }, index): [string, string | number][] => [
      [`gc-${index + 1}-adults`, adults],
      [`gc-${index + 1}-children`, childrenAges.length],
      [`gc-${index + 1}-age`, childrenAges.join(",")],
    ]),
  ];
}

export function formatBounds(area: SearchBounds | null): string | null {
  return area && [area.south, area.west, area.north, area.east].join(",");
}

/** Prints a price range: `1000-3000`, `1000-` or `-3000`. */
export function formatPriceRange(price: PriceRange | null): string | null {
  return price && `${price.least ?? ""}-${price.most ?? ""}`;
}
