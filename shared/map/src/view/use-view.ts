import type { Map as LeafletMap } from "leaflet";
import { startTransition, useEffect, useState } from "react";
import type { MapBounds } from "../points/bounds.ts";

/** The part of the map that is drawn: somewhat more than what is seen, so that a short pan shows no gap. */
export interface RenderedView {
  readonly bounds: MapBounds;
  readonly zoom: number;
}

/** Share of the map's size that is drawn beyond each edge. */
const BEYOND_EDGE = 0.25;

/** The rectangle that the visitor sees. */
export function viewportBounds(map: LeafletMap, beyond = 0): MapBounds {
  const bounds = map.getBounds().pad(beyond);
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** Follows the map once it rests: while it moves, its pins move along without any work of ours. */
export function useView(map: LeafletMap): RenderedView {
  const [view, setView] = useState<RenderedView>(() => ({
    bounds: viewportBounds(map, BEYOND_EDGE),
    zoom: map.getZoom(),
  }));
  useEffect(() => {
    const follow = () =>
      startTransition(() => setView({ bounds: viewportBounds(map, BEYOND_EDGE), zoom: map.getZoom() }));
    map.on("moveend resize", follow);
    follow();
    return () => {
      map.off("moveend resize", follow);
    };
  }, [map]);
  return view;
}
