import type { Position } from "@stays/domain";
import type { LatLng } from "leaflet";
import type { MapBounds } from "./bounds.ts";

/** A circle on the map; its position is its middle. */
export interface MapCircle extends Position {
  /** Radius. */
  readonly metres: number;
}

/** Whether a part of the map is a circle. */
export const isMapCircle = (area: MapBounds | MapCircle | null): area is MapCircle =>
  area !== null && "metres" in area;

/** Returns a circle. Its longitude is within -180 and 180, also where the visitor has gone around the world. */
export function circleAround(middle: LatLng, metres: number): MapCircle {
  const { lat: latitude, lng: longitude } = middle.wrap();
  return { latitude, longitude, metres };
}
