import type { Position } from "@stays/domain";

/** A rectangle of the map in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Returns the smallest rectangle around some positions, null for none. */
export function boundsAround(positions: readonly Position[]): MapBounds | null {
  const [first] = positions;
  if (!first) return null;
  let { latitude: south, longitude: west } = first;
  let north = south;
  let east = west;
  for (const { latitude, longitude } of positions) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return { south, west, north, east };
}
