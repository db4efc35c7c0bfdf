import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** The list in the bottom sheet over the full-screen map of a phone. */
export interface MapSheet {
  /** Number of items, for the heading; null = not known. */
  readonly count: number | null;
  /** Ids of the listed items. Each has an article in `content`, in this order. */
  readonly ids: readonly string[];
  /** Rendered once the sheet has been raised. */
  readonly content: ReactNode;
}

/** How much of a bottom sheet is visible: its heading, half of the map, or all of it. */
export type Snap = "peek" | "half" | "full";

/** The snap points from low to high. */
const SNAPS: readonly Snap[] = ["peek", "half", "full"];

/** Returns the snap point of a sheet's button: one higher, and from the highest to the lowest. */
const nextSnap = (snap: Snap): Snap => SNAPS[(SNAPS.indexOf(snap) + 1) % SNAPS.length] ?? "peek";

/**
 * Returns the snap point that is nearest to a scroll position.
 *
 * @param top scroll position in CSS pixels
 * @param offsets scroll positions of the snap points, from low to high, in CSS pixels
 */
export function nearestSnap(top: number, offsets: readonly number[]): Snap {
  const distances = offsets.map((offset) => Math.abs(offset - top));
  return SNAPS[distances.indexOf(Math.min(...distances))] ?? "peek";
}

/** The bottom sheet of a map: an element that scrolls between three snap points. */
export interface Sheet {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Where it rested last. */
  readonly snap: Snap;
  /** Scrolls it to a snap point. */
  readonly move: (snap: Snap) => void;
  /** Scrolls it one snap point higher, and from the highest to the lowest. */
  readonly step: () => void;
  /** Call it when a scroll has ended. */
  readonly settle: () => void;
}

/** Scroll positions of the snap points, which are the starts of the children. */
const listOffsets = ({ children }: HTMLElement): readonly number[] =>
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
  const move = (to: Snap) => {
    const { current: element } = ref;
    target.current = to;
    if (element) element.scrollTop = listOffsets(element)[SNAPS.indexOf(to)] ?? 0;
  };
  const step = () => move(nextSnap(target.current));
  const settle = () => {
    const { current: element } = ref;
    if (!element) return;
    target.current = nearestSnap(element.scrollTop, listOffsets(element));
    setSnap(target.current);
  };
  const showMap = useEffectEvent(() => snap === "full" && move("half"));
  useEffect(() => {
    if (!isOn) target.current = "peek";
  }, [isOn]);
  useEffect(() => {
    if (selection > 0) showMap();
  }, [selection]);
  return { ref, snap, move, step, settle };
}
