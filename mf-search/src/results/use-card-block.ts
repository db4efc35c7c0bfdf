import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type CardBlock, heightOfGroups, wasBlockNear } from "./card-blocks.ts";
import type { GroupedList } from "./use-card-group.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/** Values that the blocks of a list share. */
export interface CardBlockList extends GroupedList {
  /** Its margin is wider than that of the groups, so that no group of a far block is near. */
  readonly blockObserver: ViewportObserver;
}

/** Block of the list with its viewport state. */
interface ObservedBlock {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /**
   * Total height of its groups while it is far from the viewport, in CSS pixels; undefined = the height of
   * its cards.
   */
  readonly height: number | undefined;
}

/** Tracks whether a block is near the viewport. */
export function useCardBlock(block: CardBlock, { memory, blockObserver }: CardBlockList): ObservedBlock {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => wasBlockNear(block, memory));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return blockObserver.watch(element, (isNowNear) => {
      // Like its groups, a block that contains the keyboard focus stays rendered.
      if (isNowNear || !element.contains(document.activeElement)) setNear(isNowNear);
    });
  }, [blockObserver]);

  return { box, isNear, height: isNear ? undefined : heightOfGroups(block, memory) };
}
