import type { SearchBounds } from "@stays/contract";
import { type Accommodation, hasPosition } from "@stays/domain";

/** Precision of degrees in the URL: four decimals, about ten metres. */
const PRECISION = 1e4;

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/**
 * Rounds the visible bounds for the URL: outwards, so that a pin at the edge stays inside, and within -180°
 * to 180°.
 */
export function asSearchBounds({ south, west, north, east }: SearchBounds): SearchBounds {
  const down = (value: number, most: number) => within(Math.floor(value * PRECISION) / PRECISION, most);
  const up = (value: number, most: number) => within(Math.ceil(value * PRECISION) / PRECISION, most);
  return { south: down(south, 90), west: down(west, 180), north: up(north, 90), east: up(east, 180) };
}

/**
 * Returns the stays within a part of the map; stays without a position are excluded. null = the whole map, all
 * stays.
 */
export function staysWithin(
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
