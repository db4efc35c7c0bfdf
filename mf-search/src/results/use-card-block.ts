import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type CardBlock, heightOfGroups, wasBlockNear } from "./card-blocks.ts";
import type { GroupedList } from "./use-card-group.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/** What the runs of a list have in common. */
export interface CardBlockList extends GroupedList {
  /** Wider than that of the stretches, so that no stretch of a far run is near. */
  readonly blockObserver: ViewportObserver;
}

/** A run in its place in the list. */
interface WatchedRun {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** How high its stretches are together while it is far, in CSS pixels; undefined = as high as their cards. */
  readonly height: number | undefined;
}

/** Follows whether a run is near. */
export function useCardBlock(run: CardBlock, { memory, blockObserver }: CardBlockList): WatchedRun {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => wasBlockNear(run, memory));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return blockObserver.watch(element, (isNowNear) => {
      // As its stretches do: whoever is in it by keyboard stays in it.
      if (isNowNear || !element.contains(document.activeElement)) setNear(isNowNear);
    });
  }, [blockObserver]);

  return { box, isNear, height: isNear ? undefined : heightOfGroups(run, memory) };
}
