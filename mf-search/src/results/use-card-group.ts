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

const wasNear = ({ near }: ListMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_GROUPS;

/**
 * Tracks whether a card group is near the viewport, and stores its height for when it is not. React renders
 * the cards in a transition, in small tasks, so that a scroll waits for none of them.
 */
export function useCardGroup(index: number, { memory, observer }: GroupedList): CardGroup {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => wasNear(memory, index));
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
