import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { circleAround, type MapCircle } from "../points/circle.ts";

/** Pixels between a chosen circle and the edge of the map. */
const MARGIN = 40;

/** A circle around the middle of the map, drawn without a pointer. */
export interface Distance {
  /** Its chosen radius; null = the circle is drawn by a drag. */
  readonly metres: number | null;
  choose(metres: number | null): void;
}

/**
 * Returns the choice of a distance, with which the circle follows the middle of the map.
 *
 * @param onDraft a stable function
 */
export function useDistance(map: LeafletMap, onDraft: (circle: MapCircle) => void): Distance {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    const follow = () => onDraft(circleAround(map.getCenter(), chosen));
    map.on("move", follow);
    return () => {
      map.off("move", follow);
    };
  }, [map, chosen, onDraft]);

  function choose(metres: number | null) {
    setChosen(metres);
    if (metres === null) return;
    map.fitBounds(map.getCenter().toBounds(2 * metres), { padding: [MARGIN, MARGIN], animate: false });
    // In the same update as the choice: an effect comes later, and Enter may come first.
    onDraft(circleAround(map.getCenter(), metres));
  }
  return { metres: chosen, choose };
}
