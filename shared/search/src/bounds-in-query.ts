import { degreesIn } from "./query-values.ts";

/** The part of the map that is searched: a rectangle in degrees. */
export interface SearchBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const MOST_LATITUDE = 90;
const MOST_LONGITUDE = 180;

/** `south,west,north,east` in degrees; null when it is none, or its edges stand the wrong way round. */
export function boundsIn(text: string | null): SearchBounds | null {
  const [south = null, west = null, north = null, east = null, ...more] = (text ?? "")
    .split(",")
    .map((part, index) => degreesIn(part, index % 2 === 0 ? MOST_LATITUDE : MOST_LONGITUDE));
  if (more.length > 0 || south === null || west === null || north === null || east === null) return null;
  return south <= north && west <= east ? { south, west, north, east } : null;
}

/** The same as text. */
export function boundsText(bounds: SearchBounds | null): string | null {
  return bounds && [bounds.south, bounds.west, bounds.north, bounds.east].join(",");
}
