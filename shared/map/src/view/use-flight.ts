import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect } from "react";
import type { PlacedPoint } from "../points/map-point.ts";
import { prefersReducedMotion } from "./prefers-reduced-motion.ts";

/** Zoom at which a selected place is shown (MP-03). */
export const SELECTED_ZOOM = 18;
/** Seconds of the flight to it. */
export const FLIGHT_SECONDS = 1.5;

/** A selected stay; a higher `serial` selects it again. */
export interface Destination {
  readonly point: PlacedPoint;
  readonly serial: number;
}

/** Flies to a stay when it is selected: to zoom 18 in 1.5 s; jumps for visitors who want less motion (MP-03, MP-04). */
export function useFlight(
  map: LeafletMap,
  destination: Destination | null,
  maxZoom: number,
  userMovedMap: RefObject<boolean>,
): void {
  const serial = destination?.serial ?? 0;
  const latitude = destination?.point.position.latitude;
  const longitude = destination?.point.position.longitude;
  useEffect(() => {
    // The serial tells a new wish for the same place from another render.
    if (serial === 0 || latitude === undefined || longitude === undefined) return;
    userMovedMap.current = true;
    const zoom = Math.min(SELECTED_ZOOM, maxZoom);
    // Its box may just have come into sight; from a box without a size nothing can fly.
    map.invalidateSize({ animate: false });
    const { x: width, y: height } = map.getSize();
    if (prefersReducedMotion() || width * height === 0)
      map.setView([latitude, longitude], zoom, { animate: false });
    else map.flyTo([latitude, longitude], zoom, { duration: FLIGHT_SECONDS });
  }, [map, latitude, longitude, serial, maxZoom, userMovedMap]);
}
