import { useState } from "react";
import { createStore, useStore } from "zustand";

interface FocusState {
  /** The hovered stay in the list or on the map. */
  readonly hoveredId: string | null;
  /** The stay that is selected on the map. */
  readonly selectedId: string | null;
  /** Increases with every Show on map, so that the map can fly to the same stay again. */
  readonly serial: number;
  readonly isFullScreen: boolean;
}

/** Element id of the map column, for Show on map (MP-04). */
export const MAP_ID = "results-map";

/** Up to this width there is no map column, and the map opens full screen. */
const NO_COLUMN = "(max-width: 1100px)";

export type MapFocus = ReturnType<typeof createMapFocus>;

/**
 * What list and map share: the hovered stay, and what the map shows (SR-09). A store outside React state: the pointer
 * crosses many cards while the list scrolls, and only the two changed ones may render again; and the map opens without
 * a render of the page.
 */
function createMapFocus() {
  const store = createStore<FocusState>(() => ({
    hoveredId: null,
    selectedId: null,
    serial: 0,
    isFullScreen: false,
  }));
  const setFullScreen = (isFullScreen: boolean) => store.setState({ isFullScreen });
  return {
    store,
    hover: (hoveredId: string | null) => store.setState({ hoveredId }),
    select: (selectedId: string | null) => store.setState({ selectedId }),
    setFullScreen,
    showOnMap(selectedId: string) {
      store.setState(({ serial }) => ({ selectedId, serial: serial + 1 }));
      if (window.matchMedia?.(NO_COLUMN).matches) setFullScreen(true);
      else document.getElementById(MAP_ID)?.scrollIntoView({ block: "nearest" });
    },
  };
}

export const useMapFocus = (): MapFocus => useState(createMapFocus)[0];

/** Returns whether this stay is hovered; re-renders only when that changes. */
export const useIsHovered = ({ store }: MapFocus, id: string): boolean =>
  useStore(store, ({ hoveredId }) => hoveredId === id);
