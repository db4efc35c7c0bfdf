import { DISPATCHED, HYDRATING, INTERACTIVE } from "../../app/page/page-data.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const readName = (button: Element): string | null => button.getAttribute("aria-label") || button.textContent;
/** The button that hydration has rendered again, if no other has its name (ruling 110). */
function sameButton(button: HTMLButtonElement): HTMLButtonElement | null {
  const all = [...document.querySelectorAll<HTMLButtonElement>("#root button")];
  const [same = null, ...others] = all.filter((other) => readName(other) === readName(button));
  return others.length === 0 ? same : null;
}
const find = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(`#root :is(${selector})`) : null;

/** Returns how to enter the present value of a field. The prototype's setter avoids React's: React sees a change. */
function readEntry(field: Field): () => void {
  const { value, type } = field;
  const wasChecked = field instanceof HTMLInputElement && field.checked;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  if (type === "checkbox" || type === "radio")
    return () => Object.assign(field, { checked: !wasChecked }).click();
  return () => {
    field.value = "";
    set?.call(field, value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

/** Keeps the last click and the values of fields until React can handle them. Links and forms work without it. */
export function replayEarlyInput(): void {
  const entries = new Map<Field, () => void>();
  let clicked: HTMLButtonElement | null = null;
  let isInteractive = false;
  let nextTry: ReturnType<typeof setTimeout>;
  const enterValues = () => {
    for (const [field, enter] of [...entries]) if (entries.delete(field)) enter();
  };
  // Runs before React, and again after it, which stops a value in a part that it hydrates later than the page.
  const keepValue = (event: Event) => {
    const field = find<Field>(event, "input, select, textarea");
    if (!field || (isInteractive && !event.cancelBubble)) return;
    entries.set(field, readEntry(field));
    clearTimeout(nextTry);
    if (isInteractive) nextTry = setTimeout(enterValues, 100);
  };
  const keepClick = (event: Event) => {
    clicked = find<HTMLButtonElement>(event, "button:not([type='submit'])") ?? clicked;
  };
  const replayClick = () => {
    const button = clicked?.isConnected ? clicked : clicked && sameButton(clicked);
    clicked = null;
    button?.click();
  };
  // Runs after React, which stops a click in a part of the page that it cannot hydrate yet, loses one in a part that
  // it renders again, and drops some in a part that it is about to hydrate.
  const release = (event: Event) => {
    const kept = clicked;
    const isStopped = event.cancelBubble || !find(event, "*");
    const isOfPage = find(event, "main *");
    const isOfControl = find(event, "a, button");
    const isLost = () => isStopped || (isOfPage && !Reflect.get(event, DISPATCHED));
    const forget = () => {
      if (isOfControl && clicked === kept) clicked = null;
    };
    if (!isLost()) {
      forget();
      if (isInteractive) enterValues();
      return;
    }
    // React dispatches a click in a portal, such as a pin of the map, only after this.
    setTimeout(() => (isLost() ? setTimeout(replayClick, 100) : forget()));
  };
  addEventListener("input", keepValue, true);
  addEventListener("click", keepClick, true);
  addEventListener(HYDRATING, () => {
    const root = document.getElementById("root");
    root?.addEventListener("click", release, true);
    for (const type of ["input", "change"]) root?.addEventListener(type, keepValue, true);
    setTimeout(replayClick, 100);
    setTimeout(() => removeEventListener("click", keepClick, true), 10_000);
  });
  addEventListener(INTERACTIVE, () => {
    isInteractive = true;
    // After the event for which React has hydrated the page, if there is one.
    nextTry = setTimeout(enterValues);
  });
}
