import { useCallback, useRef, useState } from "react";

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
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const scroll = () =>
      place.current?.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "center" });
    scroll();
    // What is fetched on the way, such as the offers, may have pushed the map on.
    document.addEventListener("scrollend", scroll, { once: true });
  }, []);
  return { serial, place, show };
}
