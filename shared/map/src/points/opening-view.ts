import type { SiteSettings } from "@stays/contract";
import type { Position } from "@stays/domain";
import type { PointWithPosition } from "./map-point.ts";

/** A rectangle of the map in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Returns the smallest rectangle around some positions, null for none. */
export function computeBounds(positions: readonly Position[]): MapBounds | null {
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

/** The view of the map before the visitor moves it. */
export type OpeningView =
  | { readonly kind: "centre"; readonly position: Position; readonly zoom: number }
  /** Fits markers, with padding. */
  | { readonly kind: "fit"; readonly bounds: MapBounds }
  /** Fits an area, without padding. */
  | { readonly kind: "area"; readonly bounds: MapBounds };

/**
 * Returns the requested area, else a view that fits all markers. A single position gets a close view; without
 * markers it is the settings' centre (MP-03). Several items at the same position count as one.
 */
export function computeOpeningView(
  points: readonly PointWithPosition[],
  settings: Pick<SiteSettings["map"], "zoom" | "centre" | "maxZoom" | "singlePropertyZoom">,
  area: MapBounds | null = null,
): OpeningView {
  if (area) return { kind: "area", bounds: area };
  const bounds = computeBounds(points.map((point) => point.position));
  if (!bounds) {
    const { Latitude: latitude, Longitude: longitude } = settings.centre;
    return { kind: "centre", position: { latitude, longitude }, zoom: settings.zoom };
  }
  if (bounds.south === bounds.north && bounds.west === bounds.east)
    return {
      kind: "centre",
      position: { latitude: bounds.south, longitude: bounds.west },
      zoom: Math.min(settings.singlePropertyZoom, settings.maxZoom),
    };
  return { kind: "fit", bounds };
}
