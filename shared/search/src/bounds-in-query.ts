import { degreesIn, integerWithin } from "./query-values.ts";

/** The searched part of the map: a rectangle in degrees. */
export interface SearchBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The searched part of the map: a circle around a position in degrees. */
export interface SearchCircle {
  readonly latitude: number;
  readonly longitude: number;
  /** Radius in whole metres, within `CIRCLE_METRES`. */
  readonly metres: number;
}

/** The smallest and the largest radius of a searched circle, in metres. */
export const CIRCLE_METRES = { least: 50, most: 200_000 };

const MOST_LATITUDE = 90;
const MOST_LONGITUDE = 180;

/** Whether the searched part of the map is a circle. */
export const isCircle = (area: SearchBounds | SearchCircle): area is SearchCircle => "metres" in area;

/**
 * Parses `south,west,north,east` in degrees, or a circle as `latitude,longitude,metres`; null when it is
 * malformed, its edges are swapped or its radius is out of range.
 */
export function boundsIn(text: string | null): SearchBounds | SearchCircle | null {
  const parts = (text ?? "").split(",");
  const [first = null, second = null, third = null, fourth = null] = parts.map((part, index) =>
    degreesIn(part, index % 2 === 0 ? MOST_LATITUDE : MOST_LONGITUDE),
  );
  if (first === null || second === null) return null;
  if (parts.length === 3) {
    const metres = integerWithin(parts[2], CIRCLE_METRES.least, CIRCLE_METRES.most);
    return metres === null ? null : { latitude: first, longitude: second, metres };
  }
  if (parts.length > 4 || third === null || fourth === null) return null;
  return first <= third && second <= fourth
    ? { south: first, west: second, north: third, east: fourth }
    : null;
}

/** The inverse of `boundsIn`. */
export function boundsText(area: SearchBounds | SearchCircle | null): string | null {
  if (area === null) return null;
  return (
    isCircle(area)
      ? [area.latitude, area.longitude, area.metres]
      : [area.south, area.west, area.north, area.east]
  ).join(",");
}
