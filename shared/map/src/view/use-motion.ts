import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/**
 * Marks the map's box while the map moves and while a mouse is over it, for the sheet: only then are its parts layers of
 * their own. Making them, and putting them together again, takes a frame that no drag should wait for; a finger gives no
 * sign before it drags.
 */
export function useMotion(map: LeafletMap): void {
  useEffect(() => {
    const container = map.getContainer();
    let isMoving = false;
    let isMouseOver = false;
    const mark = () => {
      if (isMoving || isMouseOver) container.dataset.layered = "";
      else delete container.dataset.layered;
    };
    const setMoving = (next: boolean) => () => {
      isMoving = next;
      mark();
    };
    const setMouse = (next: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      isMouseOver = next;
      mark();
    };
    const [start, end, enter, leave] = [setMoving(true), setMoving(false), setMouse(true), setMouse(false)];
    map.on("movestart", start);
    map.on("moveend", end);
    container.addEventListener("pointerenter", enter);
    container.addEventListener("pointerleave", leave);
    return () => {
      map.off("movestart", start);
      map.off("moveend", end);
      container.removeEventListener("pointerenter", enter);
      container.removeEventListener("pointerleave", leave);
    };
  }, [map]);
}
