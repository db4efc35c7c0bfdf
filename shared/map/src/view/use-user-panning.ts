import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect } from "react";

const GESTURES = ["wheel", "dblclick"] as const;
/** Keys that move the map; Tab and Enter operate the controls on it. */
const MOVING_KEY = /^(?:Arrow.*|[+=_-])$/;

/** Detects that the visitor moves the map, as opposed to a movement by code. */
export function useUserPanning(map: LeafletMap, userMovedMap: RefObject<boolean>, onMove: () => void): void {
  useEffect(() => {
    const container = map.getContainer();
    const hold = () => {
      userMovedMap.current = true;
      onMove();
    };
    const touch = (event: TouchEvent) => event.touches.length > 1 && hold();
    const press = (event: KeyboardEvent) => MOVING_KEY.test(event.key) && hold();
    map.on("dragstart", hold);
    for (const gesture of GESTURES) container.addEventListener(gesture, hold, { passive: true });
    container.addEventListener("keydown", press);
    container.addEventListener("touchmove", touch, { passive: true });
    return () => {
      map.off("dragstart", hold);
      for (const gesture of GESTURES) container.removeEventListener(gesture, hold);
      container.removeEventListener("keydown", press);
      container.removeEventListener("touchmove", touch);
    };
  }, [map, userMovedMap, onMove]);
}
