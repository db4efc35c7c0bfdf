import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/** Marks the map's box while the map moves, for the sheet: only then are its parts layers of their own. */
export function useMotion(map: LeafletMap): void {
  useEffect(() => {
    const container = map.getContainer();
    const start = () => {
      container.dataset.moving = "";
    };
    const end = () => {
      delete container.dataset.moving;
    };
    map.on("movestart", start);
    map.on("moveend", end);
    return () => {
      map.off("movestart", start);
      map.off("moveend", end);
    };
  }, [map]);
}
