import type { Position } from "./content.ts";

/** Whether a place can be drawn on a map: both coordinates, neither of them 0 (MP-01). */
export function isPlaced(position: Position | null): position is Position {
  return position !== null && position.latitude !== 0 && position.longitude !== 0;
}
