import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect } from "react";

const GESTURES = ["wheel", "dblclick"] as const;
/** Keys that move the map; Tab and Enter operate the controls on it. */
const MOVING_KEY = /^(?:Arrow.*|[+=_-])$/;

/** Detects that the visitor moves the map, as opposed to a movement by code. */
export function useUserPanning(map: LeafletMap, userMovedMap: RefObject<boolean>, onMove: () => void): void {
  useEffect(() => {
    const container = map.getContainer();
    const markMoved = () => {
      userMovedMap.current = true;
      onMove();
    };
    const handleTouch = (event: TouchEvent) => event.touches.length > 1 && markMoved();
    const handleKey = (event: KeyboardEvent) => MOVING_KEY.test(event.key) && markMoved();
    map.on("dragstart", markMoved);
    for (const gesture of GESTURES) container.addEventListener(gesture, markMoved, { passive: true });
    container.addEventListener("keydown", handleKey);
    container.addEventListener("touchmove", handleTouch, { passive: true });
    return () => {
      map.off("dragstart", markMoved);
      for (const gesture of GESTURES) container.removeEventListener(gesture, markMoved);
      container.removeEventListener("keydown", handleKey);
      container.removeEventListener("touchmove", handleTouch);
    };
  }, [map, userMovedMap, onMove]);
}
