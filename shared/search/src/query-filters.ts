import { leastIn } from "@stays/domain";
import { degreesIn } from "./query-values.ts";

/** The searched part of the map: a rectangle in degrees. */
export interface SearchBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const MOST_LATITUDE = 90;
const MOST_LONGITUDE = 180;

/** Parses `south,west,north,east` in degrees; null when it is malformed or its edges are swapped. */
export function boundsIn(text: string | null): SearchBounds | null {
  const parts = (text ?? "").split(",");
  const [south = null, west = null, north = null, east = null] = parts.map((part, index) =>
    degreesIn(part, index % 2 === 0 ? MOST_LATITUDE : MOST_LONGITUDE),
  );
  if (parts.length > 4 || south === null || west === null || north === null || east === null) return null;
  return south <= north && west <= east ? { south, west, north, east } : null;
}

/** The inverse of `boundsIn`. */
export function boundsText(area: SearchBounds | null): string | null {
  return area && [area.south, area.west, area.north, area.east].join(",");
}

/** Limits of a total, in whole units of the currency; null = no limit. At least one is set. */
export interface PriceRange {
  readonly least: number | null;
  readonly most: number | null;
}

const RANGE = /^(\d{0,9})-(\d{0,9})$/;

const limitIn = (digits: string | undefined): number | null => (digits ? Number(digits) : null);

/** Creates a range; null without a limit, or when the limits are swapped. */
export function priceRange(least: number | null, most: number | null): PriceRange | null {
  if (least === null && most === null) return null;
  return least !== null && most !== null && least > most ? null : { least, most };
}

/** Parses `1000-3000`, `1000-` or `-3000`; null when it is malformed. */
export function priceIn(text: string | null): PriceRange | null {
  const [, least, most] = RANGE.exec(text ?? "") ?? [];
  return priceRange(limitIn(least), limitIn(most));
}

/** The inverse of `priceIn`. */
export function priceText(price: PriceRange | null): string | null {
  return price && `${price.least ?? ""}-${price.most ?? ""}`;
}

/** Both spellings of a capacity key. Links use the dot; the hyphen stays readable (rulings 2 and 45). */
export const CAPACITY_KEY = /^capacity([.-])(\d{1,9})$/;

/**
 * Reads facility id -> least number. A dot key takes precedence over a hyphen key (ruling 2), unless it is
 * malformed.
 */
export function capacityIn(query: URLSearchParams): Record<number, number> {
  const hyphens: Record<number, number> = {};
  const dots: Record<number, number> = {};
  for (const [key, text] of query) {
    const [, mark, id] = CAPACITY_KEY.exec(key) ?? [];
    const value = leastIn(text);
    if (id === undefined || value === null) continue;
    const found = mark === "." ? dots : hyphens;
    found[Number(id)] ??= value;
  }
  return { ...hyphens, ...dots };
}

/** The inverse of `capacityIn`: keys and values, by ascending id. */
export function capacityEntries(capacity: Readonly<Record<number, number>>): [string, string][] {
  return Object.entries(capacity).map(([id, value]) => [`capacity.${id}`, String(value)]);
}
