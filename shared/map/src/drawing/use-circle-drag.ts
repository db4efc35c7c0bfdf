import type { LatLng, Map as LeafletMap } from "leaflet";
import { type ComponentProps, type PointerEvent, useEffect, useRef } from "react";
import { circleAround, type MapCircle } from "../points/circle.ts";

type SurfaceProps = Pick<
  ComponentProps<"div">,
  "ref" | "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
>;

/**
 * Returns the properties of an element that covers a map, on which a drag draws a circle from its middle to its edge.
 *
 * @param onDraw called with the circle at each movement of the drag
 */
export function useCircleDrag(map: LeafletMap, onDraw: (circle: MapCircle) => void): SurfaceProps {
  const ref = useRef<HTMLDivElement>(null);
  const middle = useRef<LatLng | null>(null);

  useEffect(() => {
    // The browser takes the end of a fast drag for a fling and swallows the tap after it, on Use this circle.
    // React's own touch listeners are passive and could not prevent it.
    const prevent = (event: TouchEvent) => event.preventDefault();
    const { current: surface } = ref;
    surface?.addEventListener("touchstart", prevent, { passive: false });
    return () => surface?.removeEventListener("touchstart", prevent);
  }, []);

  function positionOf({ currentTarget, clientX, clientY }: PointerEvent): LatLng {
    const { left, top } = currentTarget.getBoundingClientRect();
    return map.containerPointToLatLng([clientX - left, clientY - top]);
  }
  function endDrag() {
    middle.current = null;
  }
  return {
    ref,
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      middle.current = positionOf(event);
    },
    onPointerMove(event) {
      const { current: from } = middle;
      if (from) onDraw(circleAround(from, map.distance(from, positionOf(event))));
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
  };
}
