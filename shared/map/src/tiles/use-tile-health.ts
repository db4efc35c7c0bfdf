import type { TileLayer } from "leaflet";
import { useEffect, useState } from "react";

/** Load results of the visible tiles. */
interface TileTally {
  readonly loaded: number;
  readonly failed: number;
}

/** Milliseconds after which a tile server without any response counts as failing. */
const TILES_OVERDUE_AFTER = 8000;

/** Whether the map has no picture: more tiles failed than loaded, or none loaded in time (MP-06). */
export function isPictureMissing({ loaded, failed }: TileTally, isOverdue: boolean): boolean {
  return failed > loaded || (isOverdue && loaded === 0);
}

/**
 * Whether the map has no picture. Watches the tiles of a layer and reports only after they had time to load.
 */
export function useTileHealth(layer: TileLayer | null): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!layer) return;
    let tally = { loaded: 0, failed: 0 };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judge = (isOverdue: boolean) => setMissing(isPictureMissing(tally, isOverdue));
    const events = {
      loading: () => {
        tally = { loaded: 0, failed: 0 };
        clearTimeout(timer);
        timer = setTimeout(() => judge(true), TILES_OVERDUE_AFTER);
      },
      tileload: () => {
        tally.loaded += 1;
      },
      tileerror: () => {
        tally.failed += 1;
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
