import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Nearness } from "./nearness.ts";
import { assumedHeight, type StretchMemory } from "./stretch-memory.ts";
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
  /** Its height while it is far, in CSS pixels; undefined = its cards'. */
  readonly height: number | undefined;
}

const wasNear = ({ near }: StretchMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_STRETCHES;

/**
 * Follows whether a stretch is near, and remembers its height for when it is not.
 *
 * @param isRunNear its run is near; as long as it is not, neither is the stretch, and nobody needs to look
 */
export function useStretch(index: number, isRunNear: boolean, { memory, nearness }: StretchedList): Stretch {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(() => wasNear(memory, index));
  const isNear = isRunNear && isSeen;
  const latest = useRef(isNear);
  useLayoutEffect(() => {
    latest.current = isNear;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!isRunNear || !element) return undefined;
    return nearness.watch(element, (isNowNear, height) => {
      // Whoever is in it by keyboard stays in it, though the page scrolls on.
      if (!isNowNear && element.contains(document.activeElement)) return;
      if (latest.current) memory.heights.set(index, height);
      if (isNowNear) memory.near.add(index);
      else memory.near.delete(index);
      setSeen(isNowNear);
    });
  }, [index, isRunNear, memory, nearness]);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element && latest.current) memory.heights.set(index, element.getBoundingClientRect().height);
    };
  }, [index, memory]);

  return { box, isNear, height: isNear ? undefined : assumedHeight(memory, index) };
}
