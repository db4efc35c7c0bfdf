import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FIRST_GROUPS } from "./card-groups.ts";
import { assumedHeight, type ListMemory } from "./list-memory.ts";
import type { RenderedList } from "./use-render-state.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/** What the stretches of a list have in common. */
export interface GroupedList extends RenderedList {
  readonly groupObserver: ViewportObserver;
}

/** A stretch of the list, laid out while it is near the window. */
export interface CardGroup {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** Its height while it is far, in CSS pixels; undefined = its cards'. */
  readonly height: number | undefined;
}

const wasNear = ({ near }: ListMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_GROUPS;

/**
 * Follows whether a stretch is near, and remembers its height for when it is not.
 *
 * @param isBlockNear its run is near; as long as it is not, neither is the stretch, and nobody needs to look
 */
export function useCardGroup(
  index: number,
  isBlockNear: boolean,
  { memory, groupObserver }: GroupedList,
): CardGroup {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(() => wasNear(memory, index));
  const isNear = isBlockNear && isSeen;
  const latest = useRef(isNear);
  useLayoutEffect(() => {
    latest.current = isNear;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!isBlockNear || !element) return undefined;
    return groupObserver.watch(element, (isNowNear, height) => {
      // Whoever is in it by keyboard stays in it, though the page scrolls on.
      if (!isNowNear && element.contains(document.activeElement)) return;
      if (latest.current) memory.heights.set(index, height);
      if (isNowNear) memory.near.add(index);
      else memory.near.delete(index);
      setSeen(isNowNear);
    });
  }, [index, isBlockNear, memory, groupObserver]);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element && latest.current) memory.heights.set(index, element.getBoundingClientRect().height);
    };
  }, [index, memory]);

  return { box, isNear, height: isNear ? undefined : assumedHeight(memory, index) };
}
