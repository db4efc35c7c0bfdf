import type { Position } from "@stays/domain";
import type { MapBounds } from "./bounds.ts";

/** A circle on the map; its position is its middle. */
export interface MapCircle extends Position {
  /** Radius. */
  readonly metres: number;
}

/** Whether a part of the map is a circle. */
export const isMapCircle = (area: MapBounds | MapCircle | null): area is MapCircle =>
  area !== null && "metres" in area;
