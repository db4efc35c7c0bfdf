/**
 * Replays input from before hydration. On a slow phone visitors can read, click and type seconds before React
 * has hydrated the server's page. The last click on a button and the last value of each field are repeated
 * after hydration. The fields of a form come before its button. Links and forms work without it.
 *
 * While React hydrates, it sets a fiber property on elements, even in attempts that it abandons because a
 * part is still loading. An element is hydrated when its fiber is in the committed tree. React listens at the
 * root, so a click that reaches the window on another element was not handled. Setting a value past React's
 * value tracker makes React treat it as a change.
 */
export function replayEarlyInput(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  interface Fiber {
    readonly return: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
    /** Only at the root: `current` is the root of the committed tree. */
    readonly stateNode: { readonly current?: Fiber } | null;
  }
  const TRIES = 200;
  const typed = new Map<Field, string | boolean>();
  let clicked: HTMLButtonElement | null = null;
  let timer = 0;
  let tries = 0;
  const fiberOf = (element: Element): Fiber | null => {
    for (const key in element)
      if (key.indexOf("__reactFiber") === 0)
        return (element as unknown as Record<string, Fiber>)[key] || null;
    return null;
  };
  const isHydrated = (element: Element): boolean => {
    let fiber = fiberOf(element);
    if (!fiber) return false;
    const path: Fiber[] = [];
    for (; fiber.return; fiber = fiber.return) path.unshift(fiber);
    let parent = fiber.stateNode?.current;
    return path.every((step) => {
      if (!parent) return false;
      let child = parent.child;
      while (child && child !== step && child !== step.alternate) child = child.sibling;
      if (child) parent = child;
      return child !== null;
    });
  };
  const isToggle = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
  const setPastReact = (field: Field, value: string): void => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") || {};
    if (set) set.call(field, value);
  };
  /**
   * Whether an event reaches its target. React stops events in a part of the page that it cannot hydrate yet.
   */
  const reaches = (target: Element, type: string, send: () => void): boolean => {
    let isReached = false;
    const reached = (): void => {
      isReached = true;
    };
    target.addEventListener(type, reached);
    send();
    target.removeEventListener(type, reached);
    return isReached;
  };
  const sendValue = (field: Field, value: string | boolean): void => {
    if (isToggle(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    const isText =
      "setSelectionRange" in field && /^(?:text|search|tel|url|password|textarea)$/.test(field.type);
    const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : [null, null];
    if (field.tagName !== "SELECT") field.value = "";
    setPastReact(field, String(value));
    if (isText && document.activeElement === field) field.setSelectionRange(start, end);
    // React may set a select back between the two events, and listens only to the second one.
    if (field.tagName !== "SELECT") field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const retype = (field: Field, value: string | boolean): void => {
    typed.delete(field);
    if (!reaches(field, "change", () => sendValue(field, value))) typed.set(field, value);
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
  const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
    target instanceof Element ? target.closest<HTMLButtonElement>("#root button") : null;
  const nameOf = (button: Element): string | null => button.getAttribute("aria-label") || button.textContent;
  /**
   * The button that replaces a removed one of the same name: a page may re-render a part while it hydrates.
   */
  const replacementOf = (button: HTMLButtonElement): HTMLButtonElement | null => {
    const same = Array.from(document.querySelectorAll<HTMLButtonElement>("#root button")).filter(
      (other) => nameOf(other) === nameOf(button),
    );
    return (same.length === 1 && same[0]) || null;
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
    timer = window.setInterval(replay, 50);
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
  const keep = (event: Event): void => {
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
    typed.set(field, isToggle(field) ? field.checked : field.value);
    start();
  };
  // Capture, so that it runs before React, which stops events in parts that it cannot hydrate yet.
  addEventListener("click", onClick, true);
  addEventListener("input", keep, true);
  addEventListener("change", keep, true);
}
