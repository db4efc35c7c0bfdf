import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Nearness } from "./nearness.ts";
import type { StretchMemory } from "./stretch-memory.ts";
import { FIRST_STRETCHES } from "./stretches.ts";
import type { DrawnList } from "./use-drawn.ts";

/** What the stretches of a list have in common. */
export interface StretchedList extends DrawnList {
  readonly nearness: Nearness;
}

/** A stretch of the list, laid out while it is near the window. */
export interface Stretch {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** Its height while it is far, in CSS pixels; undefined = not known yet. */
  readonly height: number | undefined;
}

/** The height of a stretch that was never near: that of the first, which was. */
const heightIn = ({ heights }: StretchMemory, index: number) => heights.get(index) ?? heights.get(0);

const wasNear = ({ near }: StretchMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_STRETCHES;

/** Follows whether a stretch is near, and remembers its height for when it is not. */
export function useStretch(index: number, { memory, nearness }: StretchedList): Stretch {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => wasNear(memory, index));
  const latest = useRef(isNear);
  useLayoutEffect(() => {
    latest.current = isNear;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const stop = nearness.watch(element, (isNowNear, height) => {
      // Whoever is in it by keyboard stays in it, though the page scrolls on.
      if (!isNowNear && element.contains(document.activeElement)) return;
      if (latest.current) memory.heights.set(index, height);
      if (isNowNear) memory.near.add(index);
      else memory.near.delete(index);
      setNear(isNowNear);
    });
    return () => {
      stop();
      if (latest.current) memory.heights.set(index, element.getBoundingClientRect().height);
    };
  }, [index, memory, nearness]);

  return { box, isNear, height: isNear ? undefined : heightIn(memory, index) };
}
