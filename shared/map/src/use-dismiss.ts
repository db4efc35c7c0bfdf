import { useBackToClose } from "@stays/router";
import type { Map as LeafletMap } from "leaflet";
import { type RefObject, useRef } from "react";
import type { Sheet } from "./sheet/use-sheet.ts";
import { useEscape } from "./view/use-escape.ts";
import { useFullScreen } from "./view/use-full-screen.ts";
import type { Selection } from "./view/use-selection.ts";

/** The parts of a map that can be closed, and the map full screen. */
export interface DismissOptions {
  readonly map: LeafletMap | null;
  readonly selection: Selection;
  readonly sheet: Sheet;
  readonly isFullScreen: boolean;
  readonly onFullScreenChange: ((isFullScreen: boolean) => void) | undefined;
}

export interface Dismiss {
  /** The element of the map with everything over it. */
  readonly ref: RefObject<HTMLElement | null>;
  /** The button Full-screen map, which takes the focus on leaving. */
  readonly openButtonRef: RefObject<HTMLButtonElement | null>;
  /** The button Show list, which takes the focus on entering. */
  readonly closeButtonRef: RefObject<HTMLButtonElement | null>;
  /**
   * Closes the card or list.
   *
   * @param byKeyboard true = the pin takes the focus, else the map
   */
  closeCard(byKeyboard: boolean): void;
}

type Dismissible = "card" | "sheet" | "fullScreen";

/** Returns what Esc closes next. A full sheet covers the card, a half one leaves it visible. */
function topDismissible({ selection, sheet, isFullScreen }: DismissOptions): Dismissible | null {
  if (sheet.snap === "full") return "sheet";
  if (selection.opened) return "card";
  if (sheet.snap === "half") return "sheet";
  return isFullScreen ? "fullScreen" : null;
}

/** Lets Esc close what is over the map, one at a time from the top, and Back the full-screen map. */
export function useDismiss(options: DismissOptions): Dismiss {
  const { map, selection, sheet, isFullScreen, onFullScreenChange } = options;
  const ref = useRef<HTMLElement>(null);
  const openButtonRef = useRef<HTMLButtonElement>(null);
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  const closeCard = (byKeyboard: boolean) => {
    // Only the pin of the open card is expanded. Its focus keeps it on the map, even within a cluster.
    const pin = ref.current?.querySelector<HTMLElement>('button[aria-expanded="true"]');
    if (byKeyboard && pin) pin.focus();
    else map?.getContainer().focus();
    selection.open(null);
  };
  const close: Readonly<Record<Dismissible, () => void>> = {
    card: () => closeCard(true),
    sheet: () => sheet.move("peek"),
    fullScreen: () => onFullScreenChange?.(false),
  };
  const top = topDismissible(options);
  const closeTop = () => top && close[top]();
  useBackToClose(isFullScreen, close.fullScreen);
  useEscape(ref, top !== null && !isFullScreen, closeTop);
  useFullScreen(ref, isFullScreen, closeTop, { in: openButtonRef, out: closeButtonRef });
  return { ref, openButtonRef, closeButtonRef, closeCard };
}
