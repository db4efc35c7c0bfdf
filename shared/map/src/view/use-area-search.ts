import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useCallback, useRef, useState } from "react";
import type { MapBounds } from "../points/bounds.ts";
import { viewportBounds } from "./use-view.ts";

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
