import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { nearestSnap, nextSnap, SNAPS, type Snap } from "./snap.ts";

/** The bottom sheet of a map: an element that scrolls between three snap points. */
export interface Sheet {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Where it rested last. */
  readonly snap: Snap;
  /** Scrolls it to a snap point. A stable function. */
  readonly move: (snap: Snap) => void;
  /** Scrolls it one snap point higher, and from the highest to the lowest. A stable function. */
  readonly step: () => void;
  /** Call it when a scroll has ended. A stable function. */
  readonly settle: () => void;
}

/** Scroll positions of the snap points, which are the starts of the children. */
const offsetsOf = ({ children }: HTMLElement): readonly number[] =>
  [...children].map((child) => (child instanceof HTMLElement ? child.offsetTop : 0));

/**
 * Returns the bottom sheet of a map. It starts with its heading only. A full sheet is lowered when a stay is selected,
 * because it covers the map.
 *
 * @param selection increases with every selection
 */
export function useSheet(isOn: boolean, selection: number): Sheet {
  const ref = useRef<HTMLDivElement>(null);
  const [snap, setSnap] = useState<Snap>("peek");
  if (!isOn && snap !== "peek") setSnap("peek");
  /** Where it scrolls to, so that two quick clicks are two steps. */
  const target = useRef<Snap>("peek");
  const move = useCallback((to: Snap) => {
    const { current: element } = ref;
    target.current = to;
    if (element) element.scrollTop = offsetsOf(element)[SNAPS.indexOf(to)] ?? 0;
  }, []);
  const step = useCallback(() => move(nextSnap(target.current)), [move]);
  const settle = useCallback(() => {
    const { current: element } = ref;
    if (!element) return;
    target.current = nearestSnap(element.scrollTop, offsetsOf(element));
    setSnap(target.current);
  }, []);
  const showMap = useEffectEvent(() => snap === "full" && move("half"));
  useEffect(() => {
    if (!isOn) target.current = "peek";
  }, [isOn]);
  useEffect(() => {
    if (selection > 0) showMap();
  }, [selection]);
  return { ref, snap, move, step, settle };
}
