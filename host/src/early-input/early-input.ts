import { buttonOf, replacementOf } from "./early-button.ts";
import { enterValue, type Field, type FieldValue, isToggle, readValue } from "./field-value.ts";
import { isHydrated } from "./hydrated-element.ts";

/** Milliseconds between two attempts to replay. */
const INTERVAL_MS = 50;
/** Attempts after which input is no longer replayed. */
const TRIES = 200;

/**
 * Whether an event reaches its target. React stops events in a part of the page that it cannot hydrate yet.
 */
function reaches(target: Element, type: string, send: () => void): boolean {
  let isReached = false;
  const reached = (): void => {
    isReached = true;
  };
  target.addEventListener(type, reached);
  send();
  target.removeEventListener(type, reached);
  return isReached;
}

/**
 * Replays input from before hydration. On a slow phone visitors can read, click and type seconds before React
 * has hydrated the server's page. The last click on a button and the last value of each field are repeated
 * after hydration. The fields of a form come before its button. Links and forms work without it.
 *
 * React listens at the root, so a click that reaches the window on an element that is not hydrated was not handled.
 */
export function replayEarlyInput(): void {
  const typed = new Map<Field, FieldValue>();
  let clicked: HTMLButtonElement | null = null;
  let timer = 0;
  let tries = 0;

  const retype = (field: Field, value: FieldValue): void => {
    typed.delete(field);
    if (!reaches(field, "change", () => enterValue(field, value))) typed.set(field, value);
  };
  const retypeHydrated = (): void => {
    typed.forEach((value, field) => {
      if (isHydrated(field)) retype(field, value);
      else if (!field.isConnected) typed.delete(field);
    });
  };
  const waitsForField = (button: HTMLButtonElement): boolean => {
    let waits = false;
    typed.forEach((_, field) => {
      if (button.form !== null && field.form === button.form) waits = true;
    });
    return waits;
  };
  const replay = (): void => {
    tries += 1;
    retypeHydrated();
    if (clicked && isHydrated(clicked) && !waitsForField(clicked)) {
      const button = clicked;
      clicked = null;
      if (!reaches(button, "click", () => button.click())) clicked = button;
    } else if (clicked && !clicked.isConnected) clicked = replacementOf(clicked);
    if (tries > TRIES) {
      typed.clear();
      clicked = null;
    }
    if (!clicked && typed.size === 0) clearInterval(timer);
  };
  const start = (): void => {
    clearInterval(timer);
    tries = 0;
    timer = window.setInterval(replay, INTERVAL_MS);
  };

  // Runs unless React stops the click. The element is hydrated then if React could hydrate it for the click.
  const atTarget = (event: Event): void => {
    const button = buttonOf(event);
    if (!button) return;
    retypeHydrated();
    if (clicked === button && isHydrated(button)) clicked = null;
  };
  const onClick = (event: Event): void => {
    const button = buttonOf(event);
    if (!button) return;
    retypeHydrated();
    const isWaiting = waitsForField(button);
    // A click on a hydrated button is React's, and nobody else's when it does not arrive there.
    if (isHydrated(button) && !isWaiting) return;
    if (button.type !== "submit") {
      clicked = button;
      start();
    }
    if (button.type !== "submit" && isWaiting) event.stopImmediatePropagation();
    else button.addEventListener("click", atTarget, { once: true });
  };
  const onInput = (event: Event): void => {
    const { target, type } = event;
    const field =
      target instanceof Element && target.closest<Field>("#root input, #root select, #root textarea");
    if (!field) return;
    if (isHydrated(field)) {
      const kept = typed.get(field);
      typed.delete(field);
      // React takes a text for the initial value, so it ignores this event. It may have set a select back.
      // It stops here: React sets a controlled field back after an event, until the new value is rendered.
      if (kept !== undefined && type === "change" && !isToggle(field)) {
        event.stopImmediatePropagation();
        retype(field, kept);
      }
      return;
    }
    typed.set(field, readValue(field));
    start();
  };
  // Capture, so that it runs before React, which stops events in parts that it cannot hydrate yet.
  addEventListener("click", onClick, true);
  addEventListener("input", onInput, true);
  addEventListener("change", onInput, true);
}
