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
