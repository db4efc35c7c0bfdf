import { useCallback, useRef, useState } from "react";
import { scrollToCenter } from "./scroll-to-center.ts";

/** Show on map: scrolls to the map and flies to the point (MP-04). */
export interface ShowOnMap {
  /** How often the visitor activated it; 0 = never. */
  readonly serial: number;
  /** The ref of the element around the map. */
  readonly mapRef: React.RefObject<HTMLDivElement | null>;
  readonly show: () => void;
}

export function useShowOnMap(): ShowOnMap {
  const [serial, setSerial] = useState(0);
  const mapRef = useRef<HTMLDivElement>(null);
  const show = useCallback(() => {
    setSerial((count) => count + 1);
    if (mapRef.current) scrollToCenter(mapRef.current);
  }, []);
  return { serial, mapRef, show };
}
