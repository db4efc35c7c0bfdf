import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FIRST_GROUPS } from "./card-groups.ts";
import { assumedHeight, type ListMemory } from "./list-memory.ts";
import type { RenderedList } from "./use-render-state.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/** Values that the card groups of a list share. */
export interface GroupedList extends RenderedList {
  readonly groupObserver: ViewportObserver;
}

/** Card group of the list, laid out while it is near the viewport. */
export interface CardGroup {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** Its height while it is far from the viewport, in CSS pixels; undefined = the height of its cards. */
  readonly height: number | undefined;
}

const wasNear = ({ near }: ListMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_GROUPS;

/**
 * Tracks whether a card group is near the viewport, and stores its height for when it is not.
 *
 * @param isBlockNear whether its block is near the viewport; a group of a far block is far too and is not
 *   observed
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
      // A group that contains the keyboard focus stays rendered while the page scrolls on.
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
