/** A surface over the page, such as a dialog. */
interface Surface {
  close(): void;
}

/** The current history entry as the router left it. */
interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** Member of a history entry's state: how many surfaces are open on it. */
const DEPTH = "surfaces";
/** Milliseconds after which a return that the browser has dropped no longer delays navigations. */
const RETURN_LIMIT = 500;

/** Open surfaces, the topmost last. */
const open: Surface[] = [];
/** Navigations that wait until the browser has left the entries of closed surfaces. */
const waiting: (() => void)[] = [];
let last: Entry | null = null;
/** Address of the page when its first surface opened. */
let pageHref = "";
/** Timer of the running return to the page's entry; 0 = none. */
let returning = 0;
let isScheduled = false;
let isListening = false;
/** The document is being left for another one. */
let isLeaving = false;

const recordOf = (state: unknown): Record<string, unknown> =>
  state !== null && typeof state === "object" ? { ...state } : {};

const depthOf = (state: unknown): number => Number(recordOf(state)[DEPTH] ?? 0) || 0;

/** Position of an entry in the session history, which React Router keeps in the entry. */
const indexOf = (state: unknown): number => Number(recordOf(state).idx ?? 0) || 0;

/** Position of the page's own entry, the same for all surfaces over the page. */
const pageOf = (state: unknown): number => indexOf(state) - depthOf(state);

/** Whether two entries belong to one page and at least one of them to a surface over it. */
const isOfSurface = (one: unknown, other: unknown): boolean =>
  depthOf(one) + depthOf(other) > 0 && pageOf(one) === pageOf(other);

const currentDepth = (): number => depthOf(window.history.state);

function note(): void {
  last = { state: window.history.state, href: window.location.href };
}

/** The state of the entry at a depth over the same page. */
const withDepth = (state: unknown, depth: number): unknown => ({
  ...recordOf(state),
  idx: pageOf(state) + depth,
  [DEPTH]: depth,
});

/** Runs the navigations that have waited for a return. */
function endReturn(): void {
  clearTimeout(returning);
  returning = 0;
  for (const navigate of waiting.splice(0)) navigate();
}

/** Whether the browser is on its way to the page's entry. A new entry that was made meanwhile has cancelled that. */
function isReturning(): boolean {
  if (returning !== 0 && window.history.state !== last?.state) endReturn();
  return returning !== 0;
}

function goBack(steps: number): void {
  note();
  returning = window.setTimeout(endReturn, RETURN_LIMIT);
  window.history.go(-steps);
}

/** Gives the history as many entries above the page's as there are open surfaces. */
function settle(): void {
  isScheduled = false;
  if (isLeaving || isReturning()) return;
  const depth = currentDepth();
  if (depth > open.length) {
    goBack(depth - open.length);
    return;
  }
  if (depth === 0) pageHref = window.location.href;
  for (let next = depth + 1; next <= open.length; next += 1)
    window.history.pushState(withDepth(window.history.state, next), "");
  note();
}

/** Settles the history after all effects: a surface that replaces another takes over its entry. */
export function scheduleSettle(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(settle);
}

/** Follows Back and Forward. Entries of surfaces are hidden from the router. */
function follow(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const isSamePage = last !== null && isOfSurface(last.state, event.state);
  if (isSamePage) {
    event.stopImmediatePropagation();
    // An address that was replaced while a surface was open belongs to the page below it.
    if (last && last.href !== window.location.href)
      window.history.replaceState(withDepth(last.state, depth), "", last.href);
  }
  const isReturn = returning !== 0;
  if (!isReturn) for (const surface of open.splice(isSamePage ? depth : 0).reverse()) surface.close();
  note();
  endReturn();
  // Forward, or Back from another document, may lead to the entry of a surface that is closed.
  settle();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Capture, so that it runs before the router's listener.
  window.addEventListener("popstate", follow, { capture: true });
  // The browser shows a document again that was left.
  window.addEventListener("pageshow", () => {
    isLeaving = false;
  });
}

/** Leaves the entry of a surface on which the document was loaded again: nothing is open now. */
export function leaveStaleEntry(): void {
  listen();
  note();
  settle();
}

/**
 * Gives a surface a history entry, so that Back closes it.
 *
 * @param close called by Back
 * @returns a function that removes the entry when the surface closes otherwise
 */
export function openSurface(close: () => void): () => void {
  listen();
  const surface: Surface = { close };
  open.push(surface);
  scheduleSettle();
  return () => {
    const index = open.indexOf(surface);
    if (index >= 0) open.splice(index, 1);
    scheduleSettle();
  };
}

/**
 * Leaves the document. A surface that closes meanwhile keeps its entry: going back would cancel the navigation
 * to the other document.
 *
 * @param navigate begins the navigation; it waits until the browser has left the entries of closed surfaces
 */
export function leaveDocument(navigate: () => void): void {
  if (isReturning()) {
    waiting.push(() => leaveDocument(navigate));
    return;
  }
  isLeaving = true;
  navigate();
}

/**
 * Runs a navigation so that no entry of a surface stays below the new page. It waits until the browser has
 * left the entries of closed surfaces.
 *
 * @param isInPlace the address is replaced, so open surfaces keep their entries
 * @param navigate receives whether to replace the current entry
 */
export function navigateOver(isInPlace: boolean, navigate: (replaces: boolean) => void): void {
  if (isReturning()) {
    waiting.push(() => navigateOver(isInPlace, navigate));
    return;
  }
  const depth = currentDepth();
  const setDepth = (next: number) =>
    window.history.replaceState({ ...recordOf(window.history.state), [DEPTH]: next }, "");
  // Back from the new page must lead to the address that the page had last, so that entry stays.
  const isKept = !isInPlace && depth > 0 && pageHref !== window.location.href;
  if (isKept) setDepth(0);
  navigate(isInPlace || (depth > 0 && !isKept));
  if (isInPlace && depth > 0) setDepth(depth);
  note();
}
