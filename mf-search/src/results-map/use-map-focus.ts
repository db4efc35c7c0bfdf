import { useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

/**
 * Store of the hovered stay in the list or on the map. It is outside React state: the pointer crosses many
 * cards while the list scrolls, and only the two changed ones may re-render.
 */
export type Highlight = StoreApi<{ readonly id: string | null }>;

/** What the map shows. */
interface MapState {
  readonly selectedId: string | null;
  /** Increases with every Show on map, so that the map can fly to the same stay again. */
  readonly serial: number;
  readonly isFullScreen: boolean;
}

/**
 * What list and map share: the hovered stay, and the one selected on the map (SR-09). Stores, so that the map opens
 * without a render of the page.
 */
export interface MapFocus {
  readonly highlight: Highlight;
  readonly map: StoreApi<MapState>;
  select(id: string | null): void;
  showOnMap(id: string): void;
  setFullScreen(isFullScreen: boolean): void;
}

/** Element id of the map column, for Show on map (MP-04). */
export const MAP_ID = "results-map";

/** Up to this width there is no map column, and the map opens full screen. */
const NO_COLUMN = "(max-width: 1100px)";

function createMapFocus(): MapFocus {
  const map = createStore<MapState>(() => ({ selectedId: null, serial: 0, isFullScreen: false }));
  const setFullScreen = (isFullScreen: boolean) => map.setState({ isFullScreen });
  return {
    highlight: createStore(() => ({ id: null })),
    map,
    setFullScreen,
    select: (selectedId) => map.setState({ selectedId }),
    showOnMap(selectedId) {
      map.setState(({ serial }) => ({ selectedId, serial: serial + 1 }));
      if (window.matchMedia?.(NO_COLUMN).matches) setFullScreen(true);
      else document.getElementById(MAP_ID)?.scrollIntoView({ block: "nearest" });
    },
  };
}

export const useMapFocus = (): MapFocus => useState(createMapFocus)[0];

/** Returns whether this stay is hovered; re-renders only when that changes. */
export const useIsHighlighted = (highlight: Highlight, id: string): boolean =>
  useStore(highlight, (hovered) => hovered.id === id);
