import { useBackToClose } from "@stays/contract";
import type { Map as LeafletMap } from "leaflet";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { Sheet } from "./sheet/use-sheet.ts";
import type { Selection } from "./view/use-selection.ts";

const FOCUSABLE = 'a[href], button, input, [tabindex]:not([tabindex="-1"])';

/** Traps Tab inside an element: from its last control to its first and back. */
function keepTabInside(element: HTMLElement, event: KeyboardEvent): void {
  const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => !one.closest("[inert]"));
  const [first] = all;
  const last = all.at(-1);
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  if (document.activeElement === from || !element.contains(document.activeElement)) {
    event.preventDefault();
    to?.focus();
  }
}

/**
 * Shows an element full screen while `isOn`, in the top layer, so that no header covers it. The page behind
 * does not scroll. The focus moves in and returns on leaving.
 */
function useFullScreen(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { openButtonRef, closeButtonRef }: Pick<Dismiss, "openButtonRef" | "closeButtonRef">,
): void {
  useEffect(() => {
    const box = element.current;
    if (!isOn || !box) return;
    const opener = document.activeElement;
    box.popover = "manual";
    box.showPopover?.();
    document.documentElement.style.overflow = "hidden";
    closeButtonRef.current?.focus();
    return () => {
      document.documentElement.style.overflow = "";
      box.hidePopover?.();
      box.popover = null;
      const isOutside =
        opener instanceof HTMLElement &&
        opener !== document.body &&
        opener.isConnected &&
        !box.contains(opener);
      const back = isOutside ? opener : openButtonRef.current;
      back?.focus();
    };
  }, [element, isOn, openButtonRef, closeButtonRef]);
}

/** The parts of a map that can be closed, and the map full screen. */
interface DismissOptions {
  readonly map: LeafletMap | null;
  readonly selection: Selection;
  readonly sheet: Sheet;
  readonly isFullScreen: boolean;
  readonly onFullScreenChange: ((isFullScreen: boolean) => void) | undefined;
}

interface Dismiss {
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
  /** Esc closes what is on top; a dialog around the map stays open. Tab stays inside a full-screen map. */
  handleKey(event: KeyboardEvent): void;
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
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Tab" && isFullScreen && ref.current) keepTabInside(ref.current, event);
    if (event.key !== "Escape" || !top) return;
    event.preventDefault();
    event.stopPropagation();
    close[top]();
  };
  useBackToClose(isFullScreen, close.fullScreen);
  useFullScreen(ref, isFullScreen, { openButtonRef, closeButtonRef });
  return { ref, openButtonRef, closeButtonRef, closeCard, handleKey };
}
