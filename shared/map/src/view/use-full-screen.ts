import { type RefObject, useEffect, useRef } from "react";

const FOCUSABLE = 'a[href], button, input, [tabindex]:not([tabindex="-1"])';

/** Traps Tab inside an element: from its last control to its first and back. */
function keepTabInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
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
 * does not scroll, and Tab stays inside. Esc leaves. The focus moves in and returns on leaving.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onLeave: () => void,
  buttons: { readonly in: RefObject<HTMLElement | null>; readonly out: RefObject<HTMLElement | null> },
): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  const { in: openButtonRef, out: closeButtonRef } = buttons;
  useEffect(() => {
    const box = element.current;
    if (!isOn || !box) return;
    const opener = document.activeElement;
    box.popover = "manual";
    box.showPopover?.();
    document.documentElement.style.overflow = "hidden";
    closeButtonRef.current?.focus();
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave.current();
      else keepTabInside(box, event);
    };
    box.addEventListener("keydown", listen);
    return () => {
      box.removeEventListener("keydown", listen);
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
