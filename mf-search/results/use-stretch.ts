import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Nearness } from "./nearness.ts";
import type { StretchMemory } from "./stretch-memory.ts";
import { FIRST_STRETCHES } from "./stretches.ts";
import type { Turns } from "./turns.ts";

/** What the stretches of a list have in common. */
export interface StretchedList {
  readonly memory: StretchMemory;
  readonly nearness: Nearness;
  readonly turns: Turns;
}

/** A stretch of the list, in full while it is near the window. */
export interface Stretch {
  readonly box: RefObject<HTMLDivElement | null>;
  /** So many of its cards are drawn in full. */
  readonly drawn: number;
  /** Its height while not all of them are, in CSS pixels; undefined = not known yet. */
  readonly height: number | undefined;
  /** It was there from the first: drawn at once, so that whoever comes back finds every card where it stood. */
  readonly isFirst: boolean;
}

/** All cards, also those of a later page that complete the stretch. */
const ALL = Number.POSITIVE_INFINITY;

/** The height of a stretch that was never drawn in full: that of the first, which is. */
const heightIn = ({ heights }: StretchMemory, index: number) => heights.get(index) ?? heights.get(0);

const wasNear = ({ near }: StretchMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_STRETCHES;

/** Follows whether a stretch is near; draws it card by card when it is, and remembers its height for when it is not. */
export function useStretch(
  index: number,
  count: number,
  { memory, nearness, turns }: StretchedList,
): Stretch {
  const box = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(() => wasNear(memory, index));
  const [isNear, setNear] = useState(isFirst);
  const [drawn, setDrawn] = useState(isFirst ? ALL : 0);
  const isFull = drawn === ALL;
  const latest = useRef(isFull);
  useLayoutEffect(() => {
    latest.current = isFull;
  });

  useEffect(() => {
    if (isNear && !isFull) return turns.ask(() => setDrawn(drawn + 1 < count ? drawn + 1 : ALL));
    if (!isNear && drawn > 0) return turns.askIdly(() => setDrawn(Math.min(drawn, count) - 1));
    return undefined;
  }, [isNear, isFull, drawn, count, turns]);

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

  return { box, drawn, height: isFull ? undefined : heightIn(memory, index), isFirst };
}
