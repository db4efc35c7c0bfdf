import { useCart } from "@stays/contract";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns focus to the element that opened a modal when no overlay covers the page any more (ruling 43). A
 * modal does that itself, unless the basket opened over it after an add: the basket then returns focus to a
 * button that is gone.
 *
 * @param isOpen whether the modal is open
 * @param fallback receives focus when the opening element is gone by then
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
