import { useCart } from "@stays/contract";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns focus to the element that opened a modal, else to `fallback`, when no overlay covers the page any more. A
 * modal does that itself, unless the basket opened over it after an add (ruling 43).
 *
 * @returns a function to call when the modal is opened
 */
export function useFocusBack(isOpen: boolean, fallback?: RefObject<HTMLElement | null>): () => void {
  const isBasketOpen = useCart((cart) => cart.overlay !== null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen || isBasketOpen) return;
    const focused = document.activeElement;
    const isFocusLost = !focused || focused === document.body || focused.closest("[role=dialog]") !== null;
    if (!isFocusLost || !(opener.current instanceof HTMLElement)) return;
    (opener.current.isConnected ? opener.current : fallback?.current)?.focus();
  }, [isOpen, isBasketOpen, fallback]);
  return () => {
    opener.current = document.activeElement;
  };
}
