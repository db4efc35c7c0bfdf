import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The state of the booking system's button. */
export type BookingScript = "waiting" | "rendered" | "failed";

/**
 * Adds the activity to the control's accessible name, which must start with the visible text (WCAG 2.5.3). A
 * name that the script has set is kept.
 */
function nameControl(drawing: HTMLElement, name: string): void {
  const control = drawing.querySelector("button, a");
  const words = control?.textContent?.trim();
  if (words && !control?.hasAttribute("aria-label")) control?.setAttribute("aria-label", `${words}: ${name}`);
}

/**
 * Runs the booking system's script, which renders its button into the element before the script (BW-02).
 * React does not render into the container. Each container loads its own script, once.
 *
 * @param address of the script; null = not yet
 * @param name of the activity, for the accessible name: several buttons on one page have the same text
 */
export function useBookingScript(
  boxRef: RefObject<HTMLElement | null>,
  address: string | null,
  name: string,
  onFail: (address: string) => void,
): BookingScript {
  const [state, setState] = useState<BookingScript>("waiting");
  const hadFocus = useRef(false);
  useEffect(() => {
    const box = boxRef.current;
    if (!box || address === null) return undefined;
    const button = document.createElement("span");
    const script = document.createElement("script");
    const settle = (isRendered: boolean) => {
      nameControl(button, name);
      hadFocus.current = box.parentElement?.contains(document.activeElement) ?? false;
      setState(isRendered ? "rendered" : "failed");
      if (!isRendered) onFail(address);
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
  }, [boxRef, address, name, onFail]);
  // The button replaces the link, so focus on the link moves to the button.
  useLayoutEffect(() => {
    if (state === "rendered" && hadFocus.current)
      boxRef.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [boxRef, state]);
  return state;
}
