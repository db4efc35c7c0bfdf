import { useIsHydrated } from "@stays/contract";
import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";
import { FIRST_GROUPS } from "./card-groups.ts";
import { assumedHeight, type ListMemory } from "./list-memory.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/** Values that the card groups of a list share. */
export interface GroupedList {
  readonly memory: ListMemory;
  readonly observer: ViewportObserver;
}

/** Card group of the list, rendered in full while it is near the viewport. */
export interface CardGroup {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** Its height while it is far from the viewport, in CSS pixels; undefined = the height of its cards. */
  readonly height: number | undefined;
}

/**
 * Whether a group is rendered in full at first: what was near when the list was last shown; else the groups that the
 * server renders. A page change waits for the first group only.
 */
const isNearAtFirst = ({ near }: ListMemory, index: number, isPageChange: boolean) =>
  near.size > 0 ? near.has(index) : index < (isPageChange ? 1 : FIRST_GROUPS);

/**
 * Tracks whether a card group is near the viewport, and stores its height for when it is not. React renders
 * the cards in a transition, in small tasks, so that a scroll waits for none of them.
 */
export function useCardGroup(index: number, { memory, observer }: GroupedList): CardGroup {
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => isNearAtFirst(memory, index, isHydrated));
  const latest = useRef(isNear);
  useLayoutEffect(() => {
    latest.current = isNear;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = observer.watch(element, (isNowNear, height) => {
      // A group that contains the keyboard focus stays rendered while the page scrolls on.
      if (!isNowNear && element.contains(document.activeElement)) return;
      if (latest.current) memory.heights.set(index, height);
      if (isNowNear) memory.near.add(index);
      else memory.near.delete(index);
      startTransition(() => setNear(isNowNear));
    });
    return () => {
      stop();
      if (latest.current) memory.heights.set(index, element.getBoundingClientRect().height);
    };
  }, [index, memory, observer]);

  return { box, isNear, height: isNear ? undefined : assumedHeight(memory, index) };
}
