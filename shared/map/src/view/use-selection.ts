import { useCallback, useEffect, useRef, useState } from "react";
import type { PlacedPoint } from "../points/map-point.ts";
import type { Destination } from "./use-flight.ts";

/** What the visitor looks at: the card of a stay, the list of the stays at one spot, or neither. */
export type Opened =
  | { readonly kind: "card"; readonly id: string; readonly takesFocus: boolean }
  | { readonly kind: "list"; readonly ids: readonly string[] }
  | null;

/** What is opened on the map, by its own pins or from outside. */
export interface Selection {
  readonly opened: Opened;
  /** The place that was asked for from outside, and is to be flown to. */
  readonly destination: Destination | null;
  /** Never changes between renders. */
  readonly open: (opened: Opened) => void;
}

/** What a page asks of the map. */
export interface Wish {
  readonly selectedId: string | null;
  /** Raised when the same place is asked for again. */
  readonly selectionSerial: number;
  readonly onSelect: ((id: string | null) => void) | undefined;
}

const idOf = (opened: Opened): string | null => (opened?.kind === "card" ? opened.id : null);

/** Opens what the page asks for and flies there; what a pin opens is told to the page and not flown to (MP-03). */
export function useSelection(points: readonly PlacedPoint[], wish: Wish): Selection {
  const [opened, setOpened] = useState<Opened>(null);
  const [heard, setHeard] = useState({ id: null as string | null, serial: 0 });
  const [asked, setAsked] = useState<{ readonly id: string; readonly serial: number } | null>(null);

  const isHeard = heard.id === wish.selectedId && heard.serial === wish.selectionSerial;
  if (!isHeard) {
    setHeard({ id: wish.selectedId, serial: wish.selectionSerial });
    const isOwnPin = wish.selectedId === idOf(opened) && heard.serial === wish.selectionSerial;
    if (!isOwnPin) {
      const id = wish.selectedId;
      setOpened(id === null ? null : { kind: "card", id, takesFocus: false });
      setAsked(id === null ? null : { id, serial: (asked?.serial ?? 0) + 1 });
    }
  }

  const latest = useRef({ opened, onSelect: wish.onSelect });
  useEffect(() => {
    latest.current = { opened, onSelect: wish.onSelect };
  });
  const open = useCallback((next: Opened) => {
    const before = latest.current;
    latest.current = { ...before, opened: next };
    setOpened(next);
    if (idOf(next) !== idOf(before.opened)) before.onSelect?.(idOf(next));
  }, []);

  const point = asked && points.find(({ id }) => id === asked.id);
  return { opened, destination: asked && point ? { point, serial: asked.serial } : null, open };
}
