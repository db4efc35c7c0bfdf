import type { Map as LeafletMap } from "leaflet";
import { startTransition, useEffect, useMemo, useState } from "react";
import { useMapEvents } from "react-leaflet";
import type { MapBounds } from "../points/bounds.ts";

/** The rendered part of the map: slightly larger than the viewport, so that a short pan shows no gap. */
export interface RenderedView {
  readonly bounds: MapBounds;
  readonly zoom: number;
}

/** Share of the map's size that is rendered beyond each edge. */
const BEYOND_EDGE = 0.25;

/** Returns the visible rectangle, extended by `beyond`. */
export function viewportBounds(map: LeafletMap, beyond = 0): MapBounds {
  const bounds = map.getBounds().pad(beyond);
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

const renderedView = (map: LeafletMap): RenderedView => ({
  bounds: viewportBounds(map, BEYOND_EDGE),
  zoom: map.getZoom(),
});

/**
 * Updates the rendered view when the map stops moving; during a movement Leaflet moves the pins without a
 * render.
 */
export function useView(map: LeafletMap): RenderedView {
  const [view, setView] = useState(() => renderedView(map));
  const events = useMemo(() => {
    const follow = () => startTransition(() => setView(renderedView(map)));
    return { moveend: follow, resize: follow };
  }, [map]);
  useMapEvents(events);
  useEffect(events.moveend, [events]);
  return view;
}
