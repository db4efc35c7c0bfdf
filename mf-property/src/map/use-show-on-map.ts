import { useCallback, useRef, useState } from "react";
import { scrollToCenter } from "./scroll-to-center.ts";

/** Show on map: scrolls to the map and flies to the place (MP-04). */
export interface ShowOnMap {
  /** How often it was asked; 0 = not yet. */
  readonly serial: number;
  /** Set on what holds the map. */
  readonly place: React.RefObject<HTMLDivElement | null>;
  readonly show: () => void;
}

export function useShowOnMap(): ShowOnMap {
  const [serial, setSerial] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    setSerial((count) => count + 1);
    if (place.current) scrollToCenter(place.current);
  }, []);
  return { serial, place, show };
}
