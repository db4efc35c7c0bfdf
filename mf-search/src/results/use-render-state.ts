import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { assumedCardHeight, type ListMemory } from "./list-memory.ts";
import type { RenderScheduler } from "./render-scheduler.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/**
 * How a card is drawn: `first` in full from the beginning, so that the server's page, and whoever comes back, has it at
 * once; `later` in full, but left out by the browser while it is far; `names` as its name only; `ready` as its name, with
 * all the rest in the page but not laid out, so that showing it is no work of ours.
 */
export type RenderState = "first" | "later" | "ready" | "names";

/** Where the window is: at the card's stretch, at another of its run, or far from the run. */
export type Distance = "near" | "beside" | "far";

/** What the cards of a list share. */
export interface RenderedList {
  readonly memory: ListMemory;
  /** Whether something is about to come into sight. */
  readonly sight: ViewportObserver;
  readonly turns: RenderScheduler;
}

/** A card's place in the list. */
export interface RenderedCard {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly drawn: RenderState;
  /** The height that it had in full, or will probably have, in CSS pixels; undefined = no card of the list was seen yet. */
  readonly height: number | undefined;
}

const madeReady = (drawn: RenderState): RenderState => (drawn === "names" ? "ready" : drawn);

/**
 * Makes a card ready in a turn of its own once its stretch is near; shows it in full, in another, when it
 * is about to come into sight. While the browser rests the cards beside are made ready too, so that a scroll finds them,
 * and far ones are taken down.
 */
export function useRenderState(
  id: string,
  distance: Distance,
  { memory, sight, turns }: RenderedList,
): RenderedCard {
  const box = useRef<HTMLDivElement>(null);
  const isNear = distance === "near";
  const [drawn, setRendered] = useState<RenderState>(() =>
    isNear && (memory.drawn.size === 0 || memory.drawn.has(id)) ? "first" : "names",
  );
  const isFull = drawn === "first" || drawn === "later";
  const isBlank = drawn === "names";
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
    const stop = sight.watch(element, (isInViewport, height) => {
      takeBack();
      if (isInViewport && !latest.current) takeBack = turns.ask(() => setRendered("later"));
      if (isInViewport || !latest.current) return;
      memory.cardHeights.set(id, height);
      setRendered("later");
    });
    return () => {
      stop();
      takeBack();
    };
  }, [id, isNear, memory, sight, turns]);

  const aim = distance === "far" ? "names" : "ready";
  useEffect(() => {
    if (isNear) return isBlank ? turns.scheduleLow(() => setRendered(madeReady)) : undefined;
    return drawn === aim ? undefined : turns.scheduleIdle(() => setRendered(aim));
  }, [drawn, aim, isBlank, isNear, turns]);

  return { box, drawn, height: assumedCardHeight(memory, id) };
}
