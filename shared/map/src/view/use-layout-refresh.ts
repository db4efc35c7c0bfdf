import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/** Milliseconds after a render in which the map's box may still change its size (MP-03). */
export const LAYOUT_REFRESH_AFTER = 600;

/** Lets the map measure its box again: 600 ms after every render, and whenever the box changes; what is in its middle stays there. */
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
