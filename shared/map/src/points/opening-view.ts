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
  if (points.length === 0) {
    const { Latitude: latitude, Longitude: longitude } = settings.centre;
    return { kind: "centre", position: { latitude, longitude }, zoom: settings.zoom };
  }
  const latitudes = points.map(({ position }) => position.latitude);
  const longitudes = points.map(({ position }) => position.longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (south === north && west === east)
    return {
      kind: "centre",
      position: { latitude: south, longitude: west },
      zoom: Math.min(settings.singlePropertyZoom, settings.maxZoom),
    };
  return { kind: "fit", bounds: { south, west, north, east } };
}
