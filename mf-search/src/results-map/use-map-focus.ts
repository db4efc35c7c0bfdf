import { useCallback, useMemo, useState } from "react";
import { createHighlight, type Highlight } from "./highlight.ts";

/** What list and map have in common: the place pointed at, and the one that is looked at on the map (SR-09). */
export interface MapFocus {
  readonly highlight: Highlight;
  readonly selectedId: string | null;
  /** Grows with every Show on map, so that the same place can be flown to again. */
  readonly serial: number;
  readonly isFullScreen: boolean;
  select(id: string | null): void;
  showOnMap(id: string): void;
  setFullScreen(isFullScreen: boolean): void;
}

/** The id of the map column, for Show on map (MP-04). */
export const MAP_ID = "results-map";

/** Below this width the column has no room, and the map takes the whole window. */
const NO_COLUMN = "(max-width: 1100px)";

/** The focus that list and map share. */
export function useMapFocus(): MapFocus {
  const [highlight] = useState(createHighlight);
  const [selected, setSelected] = useState<{ id: string | null; serial: number }>({ id: null, serial: 0 });
  const [isFullScreen, setFullScreen] = useState(false);
  const select = useCallback((id: string | null) => setSelected((before) => ({ ...before, id })), []);
  const showOnMap = useCallback((id: string) => {
    setSelected((before) => ({ id, serial: before.serial + 1 }));
    if (window.matchMedia?.(NO_COLUMN).matches) setFullScreen(true);
    else document.getElementById(MAP_ID)?.scrollIntoView({ block: "nearest" });
  }, []);
  return useMemo(
    () => ({
      selectedId: selected.id,
      serial: selected.serial,
      isFullScreen,
      highlight,
      select,
      showOnMap,
      setFullScreen,
    }),
    [highlight, selected, isFullScreen, select, showOnMap],
  );
}
