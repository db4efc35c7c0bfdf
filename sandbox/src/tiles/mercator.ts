/** A position in kilometres from the map's upper left corner, true to scale at the destination's latitude. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

export interface TileAddress {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const TILE_SIZE = 256;
const EQUATOR_KM = 40_075;
const DESTINATION_LATITUDE = 61.7;
const WORLD_KM = EQUATOR_KM * Math.cos((DESTINATION_LATITUDE * Math.PI) / 180);

/** Web Mercator, the projection of slippy maps. */
export function toSpot(latitude: number, longitude: number): Spot {
  const angle = (latitude * Math.PI) / 180;
  const y = (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
  return { x: ((longitude + 180) / 360) * WORLD_KM, y: y * WORLD_KM };
}

export const kilometresPerPixel = (zoom: number): number => WORLD_KM / (TILE_SIZE * 2 ** zoom);

export function getCorner({ zoom, x, y }: TileAddress): Spot {
  const side = kilometresPerPixel(zoom) * TILE_SIZE;
  return { x: x * side, y: y * side };
}
