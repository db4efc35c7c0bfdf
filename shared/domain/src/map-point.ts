import type { Position } from "@stays/galaxy/entities";

/** Whether a map can show a position: both coordinates are set, neither of them 0 (MP-01). */
export function hasPosition(position: Position | null): position is Position {
  return position !== null && position.latitude !== 0 && position.longitude !== 0;
}
