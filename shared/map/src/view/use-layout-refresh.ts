import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/** Milliseconds after a render in which the map's container may still change its size (MP-03). */
export const LAYOUT_REFRESH_AFTER = 600;

/**
 * Makes the map measure its container again: 600 ms after every render, and on each resize. The centre of the
 * map does not change.
 */
export function useLayoutRefresh(map: LeafletMap): void {
  useEffect(() => {
    const timer = setTimeout(() => map.invalidateSize({ animate: false }), LAYOUT_REFRESH_AFTER);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
