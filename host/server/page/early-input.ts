/**
 * What visitors do before React has hydrated an element, as source text of an inline script. On a slow phone the
 * server's page can be read, clicked and typed into seconds earlier. The last click on a button and the last value of
 * each field are repeated once React has hydrated them, the fields of a form before its button. Links and forms work by
 * themselves.
 *
 * React marks elements with their fiber while it hydrates, also in attempts that it gives up because a part is still
 * loading. An element is hydrated once its fiber is in the tree that is committed. React listens at the root, so a
 * click that reaches the window on another element was not handled. To set a value past React's tracker makes React see
 * it as a change.
 */
export const earlyInput = `(${replayEarlyInput})()`;

function replayEarlyInput(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  interface Fiber {
    readonly return: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
    /** Of the root: where the committed tree begins. */
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
  /** React stops an event whose part of the page it can not hydrate yet: it does not reach its target. */
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
    field.dispatchEvent(new Event("input", { bubbles: true }));
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
  /** A page may render a part anew while it hydrates. */
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
      clicked.click();
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
  // Reached unless React stops the click; hydrated then, if React could do so for the click.
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
    if (button.type !== "submit") {
      clicked = button;
      start();
    }
    if (button.type !== "submit" && waitsForField(button)) event.stopImmediatePropagation();
    else button.addEventListener("click", atTarget, { once: true });
  };
  const keep = ({ target, type }: Event): void => {
    const field =
      target instanceof Element && target.closest<Field>("#root input, #root select, #root textarea");
    if (!field) return;
    if (isHydrated(field)) {
      const isPending = typed.delete(field);
      // React takes the text for what was there from the start, and this event for no change.
      if (isPending && type === "change" && !isToggle(field)) retype(field, field.value);
      return;
    }
    typed.set(field, isToggle(field) ? field.checked : field.value);
    start();
  };
  // Before React, which stops events whose part of the page it cannot hydrate yet.
  addEventListener("click", onClick, true);
  addEventListener("input", keep, true);
  addEventListener("change", keep, true);
}
