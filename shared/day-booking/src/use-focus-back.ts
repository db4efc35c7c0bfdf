import { useCart } from "@stays/contract";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the focus back to what opened a modal when nothing lies over the page any more (ruling 43). A modal does that
 * by itself, unless the basket opened over it after an add: then the way back goes through a button that is gone.
 *
 * @param isOpen whether the modal is open
 * @param fallback gets the focus when what opened the modal is gone by then
 * @returns to be called where the modal is opened
 */
export function useFocusBack(isOpen: boolean, fallback?: RefObject<HTMLElement | null>): () => void {
  const isBasketOpen = useCart((cart) => cart.overlay !== null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen || isBasketOpen) return;
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.closest("[role=dialog]") !== null;
    if (!isLost || !(opener.current instanceof HTMLElement)) return;
    (opener.current.isConnected ? opener.current : fallback?.current)?.focus();
  }, [isOpen, isBasketOpen, fallback]);
  return () => {
    opener.current = document.activeElement;
  };
}
