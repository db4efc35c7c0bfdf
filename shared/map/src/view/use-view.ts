import type { Map as LeafletMap } from "leaflet";
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useMapEvents } from "react-leaflet";
import type { MapBounds } from "../points/opening-view.ts";

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

/** The search of the visible area, offered once the visitor has moved the map. */
export interface AreaSearch {
  /** Whether the visitor has moved the map since it was fitted last; `useFit` resets it. */
  readonly userMovedMap: RefObject<boolean>;
  /** Call it when the visitor moves the map. A stable function. */
  readonly markMoved: () => void;
  /** Searches the visible area; undefined = the visitor has not moved the map since the last search. */
  readonly search: (() => void) | undefined;
}

/**
 * Returns the search of the visible area (MP-03).
 *
 * @param onSearchArea undefined = the page has no search of an area
 */
export function useAreaSearch(
  map: LeafletMap | null,
  onSearchArea: ((bounds: MapBounds) => void) | undefined,
): AreaSearch {
  const userMovedMap = useRef(false);
  const [isMoved, setMoved] = useState(false);
  const markMoved = useCallback(() => {
    userMovedMap.current = true;
    setMoved(true);
  }, []);
  const search =
    onSearchArea && map && isMoved
      ? () => {
          setMoved(false);
          onSearchArea(viewportBounds(map));
        }
      : undefined;
  return { userMovedMap, markMoved, search };
}
