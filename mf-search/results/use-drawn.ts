import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Nearness } from "./nearness.ts";
import type { StretchMemory } from "./stretch-memory.ts";
import type { Turns } from "./turns.ts";

/**
 * How a card is drawn: `first` in full from the beginning, so that the server's page, and whoever comes back, has it at
 * once; `later` in full, but left out by the browser while it is far; `names` as its name only.
 */
export type Drawn = "first" | "later" | "names";

/** What the cards of a list share. */
export interface DrawnList {
  readonly memory: StretchMemory;
  /** Whether something is about to come into sight. */
  readonly sight: Nearness;
  readonly turns: Turns;
}

/** A card's place in the list. */
export interface DrawnCard {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly drawn: Drawn;
  /** The height that it had in full when it left the sight, in CSS pixels; undefined = it never did. */
  readonly height: number | undefined;
}

/**
 * Draws a card in full, in a turn of its own, when it is about to come into sight, and takes it down when its stretch
 * is far and the browser rests.
 *
 * @param isNear its stretch is near the window
 */
export function useDrawn(id: string, isNear: boolean, { memory, sight, turns }: DrawnList): DrawnCard {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>(() =>
    isNear && (memory.drawn.size === 0 || memory.drawn.has(id)) ? "first" : "names",
  );
  const isFull = drawn !== "names";
  const latest = useRef(isFull);
  useLayoutEffect(() => {
    latest.current = isFull;
    if (isFull) memory.drawn.add(id);
    else memory.drawn.delete(id);
  }, [id, isFull, memory]);

  useEffect(() => {
    const element = box.current;
    if (!isNear || !element) return undefined;
    let takeBack = () => {};
    const stop = sight.watch(element, (isInSight, height) => {
      takeBack();
      if (isInSight && !latest.current) takeBack = turns.ask(() => setDrawn("later"));
      if (isInSight || !latest.current) return;
      memory.cardHeights.set(id, height);
      setDrawn("later");
    });
    return () => {
      stop();
      takeBack();
    };
  }, [id, isNear, memory, sight, turns]);

  useEffect(
    () => (isFull && !isNear ? turns.askIdly(() => setDrawn("names")) : undefined),
    [isFull, isNear, turns],
  );

  return { box, drawn, height: memory.cardHeights.get(id) };
}
