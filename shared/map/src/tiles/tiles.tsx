import type { TileLayer as LeafletTileLayer } from "leaflet";
import { useEffect, useState } from "react";
import { TileLayer } from "react-leaflet";
import type { TileChoice } from "./tile-choice.ts";
import { useTileHealth } from "./use-tile-health.ts";

export interface TilesProps {
  readonly choice: TileChoice;
  readonly maxZoom: number;
  /** Increment it to request the tiles again. */
  readonly attempt: number;
  readonly onHealth: (isMissing: boolean) => void;
}

/** The tile layer below the pins. */
export function Tiles({ choice, maxZoom, attempt, onHealth }: TilesProps) {
  const [layer, setLayer] = useState<LeafletTileLayer | null>(null);
  const isMissing = useTileHealth(layer);
  useEffect(() => onHealth(isMissing), [isMissing, onHealth]);
  useEffect(() => {
    if (attempt > 0) layer?.redraw();
  }, [layer, attempt]);
  return <TileLayer key={choice.url} ref={setLayer} url={choice.url} maxZoom={maxZoom} />;
}
