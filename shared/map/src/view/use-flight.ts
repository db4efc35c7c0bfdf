import { prefersReducedMotion } from "@stays/ui";
import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect } from "react";
import type { PointWithPosition } from "../points/map-point.ts";

/** Zoom level for a selected item (MP-03). */
export const SELECTED_ZOOM = 18;
/** Duration of the flight in seconds. */
export const FLIGHT_SECONDS = 1.5;

/** A selected stay; a higher `serial` selects it again. */
export interface FlightTarget {
  readonly point: PointWithPosition;
  readonly serial: number;
}

/**
 * Flies to a stay when it is selected: to zoom 18 in 1.5 s. Jumps for visitors who prefer reduced motion
 * (MP-03, MP-04).
 */
export function useFlight(
  map: LeafletMap,
  destination: FlightTarget | null,
  maxZoom: number,
  userMovedMap: RefObject<boolean>,
): void {
  const serial = destination?.serial ?? 0;
  const latitude = destination?.point.position.latitude;
  const longitude = destination?.point.position.longitude;
  useEffect(() => {
    // The serial distinguishes a new request for the same item from a mere render.
    if (serial === 0 || latitude === undefined || longitude === undefined) return;
    userMovedMap.current = true;
    const zoom = Math.min(SELECTED_ZOOM, maxZoom);
    // The container may just have become visible; Leaflet cannot fly in a container without a size.
    map.invalidateSize({ animate: false });
    const { x: width, y: height } = map.getSize();
    if (prefersReducedMotion() || width * height === 0)
      map.setView([latitude, longitude], zoom, { animate: false });
    else map.flyTo([latitude, longitude], zoom, { duration: FLIGHT_SECONDS });
  }, [map, latitude, longitude, serial, maxZoom, userMovedMap]);
}
