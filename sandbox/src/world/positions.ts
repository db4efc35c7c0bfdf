import { chanceAt } from "./random.ts";
import type { Position } from "./stay.ts";

/** Returns a position near another one, the same for an id; `spread` in degrees of latitude. */
export function around(centre: Position, id: number, spread: number): Position {
  const angle = chanceAt(id, 11) * 2 * Math.PI;
  const distance = Math.sqrt(chanceAt(id, 12)) * spread;
  return {
    latitude: rounded(centre.latitude + distance * Math.sin(angle)),
    longitude: rounded(centre.longitude + distance * 2 * Math.cos(angle)),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
