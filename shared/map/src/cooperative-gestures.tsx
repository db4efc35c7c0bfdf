import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { useMapTexts } from "./map-texts.ts";
import styles from "./property-map.module.css";

/** Milliseconds for which the hint stays after the last gesture that went to the page. */
export const HINT_FOR = 1500;

/**
 * Leaves one finger and the plain wheel to the page, so that one can scroll past the map, and says how to move
 * it: with two fingers, or the wheel with Ctrl or Cmd. Render it beside a map that does not fill the screen.
 */
export function CooperativeGestures({ map }: { readonly map: LeafletMap }) {
  const { t } = useMapTexts();
  const [hint, setHint] = useState<"touchHint" | "wheelHint" | "wheelHintMac" | null>(null);
  useEffect(() => {
    const container = map.getContainer();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: typeof hint) => {
      clearTimeout(timer);
      setHint(next);
      if (next) timer = setTimeout(() => setHint(null), HINT_FOR);
    };
    // Before Leaflet's listeners: a mouse drags the map, one finger does not.
    const chooseDragging = ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") map.dragging.disable();
      else map.dragging.enable();
    };
    const handleTouch = ({ touches }: TouchEvent) => show(touches.length === 1 ? "touchHint" : null);
    const handleWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return show(null);
      event.stopPropagation();
      show(navigator.platform.startsWith("Mac") ? "wheelHintMac" : "wheelHint");
    };
    container.addEventListener("pointerdown", chooseDragging, { capture: true });
    container.addEventListener("touchmove", handleTouch, { capture: true, passive: true });
    container.addEventListener("wheel", handleWheel, { capture: true, passive: true });
    return () => {
      container.removeEventListener("pointerdown", chooseDragging, { capture: true });
      container.removeEventListener("touchmove", handleTouch, { capture: true });
      container.removeEventListener("wheel", handleWheel, { capture: true });
      clearTimeout(timer);
      map.dragging.enable();
    };
  }, [map]);
  // Screen readers and keyboards move the map by its buttons and the arrow keys.
  return (
    hint && (
      <p className={styles.hint} aria-hidden="true">
        {t(hint)}
      </p>
    )
  );
}
