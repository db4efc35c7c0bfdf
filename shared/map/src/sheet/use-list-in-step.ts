import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type CardBox, itemInStep } from "./item-in-step.ts";
import type { Snap } from "./snap.ts";

/** A list beside a map. */
export interface ListBesideMap {
  /** Ids of the items, in the order of their articles in the list. */
  readonly ids: readonly string[];
  /** How much of it is visible; at `peek` nothing. */
  readonly snap: Snap;
  /** The item that is selected on the map. */
  readonly selectedId: string | null;
  /** The item whose pin is highlighted. */
  readonly highlightedId: string | null;
  readonly onHighlight: (id: string | null) => void;
}

interface ListInStep {
  /** The element that scrolls. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Call it when the list has been scrolled. */
  mark(): void;
}

function cardsOf(list: HTMLElement, ids: readonly string[]): readonly CardBox[] {
  const { top } = list.getBoundingClientRect();
  return [...list.querySelectorAll("article")].flatMap((article, index) => {
    const id = ids[index];
    const box = article.getBoundingClientRect();
    return id === undefined ? [] : [{ id, start: box.top - top, end: box.bottom - top }];
  });
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Keeps a list in step with the map while it is visible. The card of a selected item is scrolled into view, and the
 * item at the start of the list is highlighted unless another one is hovered or focused.
 */
export function useListInStep({ ids, snap, selectedId, ...map }: ListBesideMap): ListInStep {
  const isOpen = snap !== "peek";
  const ref = useRef<HTMLDivElement>(null);
  const inStep = useRef<string | null>(null);

  function mark() {
    const { current: list } = ref;
    if (!list || !isOpen) return;
    const below = pixels(getComputedStyle(list).scrollPaddingBlockEnd);
    inStep.current = itemInStep(cardsOf(list, ids), list.clientHeight - below, selectedId);
    map.onHighlight(inStep.current);
  }
  const show = useEffectEvent(() => {
    mark();
    const { current: list } = ref;
    const card = list && cardsOf(list, ids).find(({ id }) => id === selectedId);
    if (!list || !card || inStep.current === selectedId) return;
    list.scrollTop += card.start - pixels(getComputedStyle(list).scrollPaddingBlockStart);
  });
  /** Keeps the selected card in view in a lower sheet, unless the visitor has scrolled on from it. */
  const keep = useEffectEvent(() => (inStep.current === selectedId ? show() : mark()));
  const highlight = useEffectEvent((id: string | null) => {
    inStep.current = id;
    map.onHighlight(id);
  });

  useEffect(() => {
    if (isOpen) show();
  }, [isOpen, selectedId]);
  useEffect(() => {
    if (snap !== "peek") keep();
  }, [snap]);
  useEffect(() => {
    if (isOpen) return () => highlight(null);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && map.highlightedId === null && inStep.current !== null) highlight(inStep.current);
  }, [isOpen, map.highlightedId]);

  return { ref, mark };
}
