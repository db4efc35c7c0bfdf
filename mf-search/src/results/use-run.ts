import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Nearness } from "./nearness.ts";
import { heightOfStretches, type Run, wasRunNear } from "./runs.ts";
import type { StretchedList } from "./use-stretch.ts";

/** What the runs of a list have in common. */
export interface RunList extends StretchedList {
  /** Wider than that of the stretches, so that no stretch of a far run is near. */
  readonly runNearness: Nearness;
}

/** A run in its place in the list. */
interface WatchedRun {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isNear: boolean;
  /** How high its stretches are together while it is far, in CSS pixels; undefined = as high as their cards. */
  readonly height: number | undefined;
}

/** Follows whether a run is near. */
export function useRun(run: Run, { memory, runNearness }: RunList): WatchedRun {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => wasRunNear(run, memory));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return runNearness.watch(element, (isNowNear) => {
      // As its stretches do: whoever is in it by keyboard stays in it.
      if (isNowNear || !element.contains(document.activeElement)) setNear(isNowNear);
    });
  }, [runNearness]);

  return { box, isNear, height: isNear ? undefined : heightOfStretches(run, memory) };
}
