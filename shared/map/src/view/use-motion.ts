import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/**
 * Sets `data-layered` on the map container while the map moves and while a mouse is over it. Only then does
 * the stylesheet make its parts compositor layers. Creating and removing layers takes a frame, which must not
 * delay a drag. A finger gives no sign before it drags.
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
