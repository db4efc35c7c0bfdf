import type { Position } from "@stays/domain";
import { boundsAround, type MapBounds } from "./bounds.ts";
import type { PointWithPosition } from "./map-point.ts";

/** The zooms and the centre of `settings.map`. */
export interface ViewSettings {
  readonly zoom: number;
  readonly centre: { readonly Latitude: number; readonly Longitude: number };
  readonly maxZoom: number;
  readonly singlePropertyZoom: number;
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
export function openingView(
  points: readonly PointWithPosition[],
  settings: ViewSettings,
  area: MapBounds | null = null,
): OpeningView {
  if (area) return { kind: "area", bounds: area };
  const bounds = boundsAround(points.map((point) => point.position));
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
