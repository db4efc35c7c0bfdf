import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect } from "react";

const GESTURES = ["wheel", "dblclick", "keydown"] as const;

/** Notices that the visitor moves the map by hand, as told from movements of our own. */
export function useHands(map: LeafletMap, isHeld: RefObject<boolean>, onMove: () => void): void {
  useEffect(() => {
    const container = map.getContainer();
    const hold = () => {
      isHeld.current = true;
      onMove();
    };
    const touch = (event: TouchEvent) => event.touches.length > 1 && hold();
    map.on("dragstart", hold);
    for (const gesture of GESTURES) container.addEventListener(gesture, hold, { passive: true });
    container.addEventListener("touchmove", touch, { passive: true });
    return () => {
      map.off("dragstart", hold);
      for (const gesture of GESTURES) container.removeEventListener(gesture, hold);
      container.removeEventListener("touchmove", touch);
    };
  }, [map, isHeld, onMove]);
}
