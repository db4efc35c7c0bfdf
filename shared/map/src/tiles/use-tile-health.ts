import type { TileLayer } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { isPictureMissing, noTiles, TILES_OVERDUE_AFTER } from "./tile-tally.ts";

/**
 * Whether the map has no picture. Watches the tiles of a layer and reports only after they had time to load.
 */
export function useTileHealth(layer: TileLayer | null): boolean {
  const [isMissing, setMissing] = useState(false);
  const tally = useRef(noTiles);
  useEffect(() => {
    if (!layer) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = (isOverdue: boolean) => setMissing(isPictureMissing(tally.current, isOverdue));
    const events = {
      loading: () => {
        tally.current = noTiles;
        clearTimeout(timer);
        timer = setTimeout(() => judge(true), TILES_OVERDUE_AFTER);
      },
      tileload: () => {
        tally.current = { ...tally.current, loaded: tally.current.loaded + 1 };
      },
      tileerror: () => {
        tally.current = { ...tally.current, failed: tally.current.failed + 1 };
      },
      load: () => {
        clearTimeout(timer);
        judge(false);
      },
    };
    events.loading();
    layer.on(events);
    return () => {
      clearTimeout(timer);
      layer.off(events);
    };
  }, [layer]);
  return isMissing;
}
