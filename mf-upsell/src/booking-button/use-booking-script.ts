import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far the button of the booking system is. */
export type BookingScript = "waiting" | "drawn" | "failed";

/** What is read on the drawn control stays the beginning of its name (WCAG 2.5.3); a name of its own is kept. */
function nameControl(drawing: HTMLElement, name: string): void {
  const control = drawing.querySelector("button, a");
  const words = control?.textContent?.trim();
  if (words && !control?.hasAttribute("aria-label")) control?.setAttribute("aria-label", `${words}: ${name}`);
}

/**
 * Lets the booking system's script draw its button into a place of its own, which React leaves alone: the script draws
 * into the element just before itself (BW-02). Each place loads its own script, once.
 *
 * @param address of the script; null = not yet
 * @param name of what is booked: several buttons of one page read alike, each is told apart by it
 */
export function useBookingScript(
  place: RefObject<HTMLElement | null>,
  address: string | null,
  name: string,
  onFail: (address: string) => void,
): BookingScript {
  const [state, setState] = useState<BookingScript>("waiting");
  const hadFocus = useRef(false);
  useEffect(() => {
    const box = place.current;
    if (!box || address === null) return undefined;
    const button = document.createElement("span");
    const script = document.createElement("script");
    const settle = (isDrawn: boolean) => {
      nameControl(button, name);
      hadFocus.current = box.parentElement?.contains(document.activeElement) ?? false;
      setState(isDrawn ? "drawn" : "failed");
      if (!isDrawn) onFail(address);
    };
    script.async = true;
    script.onload = () => settle(button.childElementCount > 0);
    script.onerror = () => settle(false);
    script.src = address;
    box.replaceChildren(button, script);
    return () => {
      script.onload = null;
      script.onerror = null;
      box.replaceChildren();
      setState("waiting");
    };
  }, [place, address, name, onFail]);
  // What stood in the place of the button goes: whoever was on it is on the button then.
  useLayoutEffect(() => {
    if (state === "drawn" && hadFocus.current)
      place.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [place, state]);
  return state;
}
