import { type RefObject, useRef, useState } from "react";
import type { MapCircle } from "../points/circle.ts";

/** The circle that a visitor is drawing. */
export interface Drawing {
  readonly isOn: boolean;
  /** null = nothing is drawn yet. */
  readonly draft: MapCircle | null;
  /** The button that starts a drawing; it takes the focus back. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  start(): void;
  stop(): void;
  /** A stable function. */
  readonly draw: (circle: MapCircle) => void;
}

/** Returns the drawing of a map. */
export function useDrawing(): Drawing {
  const [isOn, setOn] = useState(false);
  const [draft, setDraft] = useState<MapCircle | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return {
    isOn,
    draft,
    buttonRef,
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      setDraft(null);
      buttonRef.current?.focus();
    },
    draw: setDraft,
  };
}
