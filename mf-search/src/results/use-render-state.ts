import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { assumedCardHeight, type ListMemory } from "./list-memory.ts";
import type { RenderScheduler } from "./render-scheduler.ts";
import type { ViewportObserver } from "./viewport-observer.ts";

/**
 * Render state of a card.
 * - `first`: in full from the first render, as on the server's page or after a return to the list.
 * - `later`: in full, but skipped by the browser while it is far from the viewport.
 * - `ready`: in full in the DOM, but only the name is laid out. Showing the rest needs no React work.
 * - `names`: only the name.
 */
export type RenderState = "first" | "later" | "ready" | "names";

/**
 * Distance of the viewport from a card: at its group, at another group of its block, or far from the block.
 */
export type Distance = "near" | "beside" | "far";

/** Values that the cards of a list share. */
export interface RenderedList {
  readonly memory: ListMemory;
  /** Observes whether cards are about to enter the viewport. */
  readonly cardObserver: ViewportObserver;
  readonly scheduler: RenderScheduler;
}

/** Card of the list with its render state. */
export interface RenderedCard {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly renderState: RenderState;
  /**
   * Its last or estimated height in full, in CSS pixels; undefined = no card of the list was measured yet.
   */
  readonly height: number | undefined;
}

const readyState = (renderState: RenderState): RenderState =>
  renderState === "names" ? "ready" : renderState;

/**
 * Schedules the render states of a card, each in its own task. It becomes `ready` once its group is near the
 * viewport, and `later` when it is about to enter the viewport. While the browser is idle, cards of nearby
 * groups become `ready` for the next scroll, and far cards return to `names`.
 */
export function useRenderState(
  id: string,
  distance: Distance,
  { memory, cardObserver, scheduler }: RenderedList,
): RenderedCard {
  const box = useRef<HTMLDivElement>(null);
  const isNear = distance === "near";
  const [renderState, setRendered] = useState<RenderState>(() =>
    isNear && (memory.rendered.size === 0 || memory.rendered.has(id)) ? "first" : "names",
  );
  const isFull = renderState === "first" || renderState === "later";
  const isBlank = renderState === "names";
  const latest = useRef(isFull);
  useLayoutEffect(() => {
    latest.current = isFull;
    if (isFull) memory.rendered.add(id);
    else memory.rendered.delete(id);
  }, [id, isFull, memory]);

  useEffect(() => {
    const element = box.current;
    if (!isNear || !element) return undefined;
    let cancel = () => {};
    const stop = cardObserver.watch(element, (isInViewport, height) => {
      cancel();
      if (isInViewport && !latest.current) cancel = scheduler.scheduleFrame(() => setRendered("later"));
      if (isInViewport || !latest.current) return;
      memory.cardHeights.set(id, height);
      setRendered("later");
    });
    return () => {
      stop();
      cancel();
    };
  }, [id, isNear, memory, cardObserver, scheduler]);

  const aim = distance === "far" ? "names" : "ready";
  useEffect(() => {
    if (isNear) return isBlank ? scheduler.scheduleLow(() => setRendered(readyState)) : undefined;
    return renderState === aim ? undefined : scheduler.scheduleIdle(() => setRendered(aim));
  }, [renderState, aim, isBlank, isNear, scheduler]);

  return { box, renderState, height: assumedCardHeight(memory, id) };
}
