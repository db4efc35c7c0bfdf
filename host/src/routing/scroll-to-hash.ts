import { prefersReducedMotion, USER_SCROLL_EVENTS } from "./user-scroll-events.ts";

/** Milliseconds for which the target is kept at the top after the page last grew. */
const KEEP_AT_TOP_MS = 5000;
/** Tolerance in CSS pixels: positions of elements are fractions. */
const TOLERANCE = 2;

/**
 * The element of a hash (RT-06), by its text as written or percent-decoded. A malformed hash such as
 * `#50%off` matches only an element with exactly that id.
 *
 * @param hash with its `#`
 */
export function hashTarget(hash: string): HTMLElement | null {
  const written = hash.slice(1);
  return document.getElementById(written) ?? document.getElementById(decoded(written));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pixels until the target is at the top, limited by the end of the page. */
function remaining(target: HTMLElement): number {
  const root = document.documentElement;
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const top =
    pixels(getComputedStyle(root).scrollPaddingTop) + pixels(getComputedStyle(target).scrollMarginTop);
  const below = root.scrollHeight - innerHeight - scrollY;
  return Math.min(target.getBoundingClientRect().top - top, below);
}

/** Whether the target is as near to the top as the page allows. */
const isAtTop = (target: HTMLElement): boolean => Math.abs(remaining(target)) < TOLERANCE;

/** Moves the focus as browsers do for a hash; makes the element focusable if necessary. */
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A running scroll to the target of a hash. */
export interface HashScroll {
  /** Whether the target is on the page and is kept at the top. */
  isHolding(): boolean;
  stop(): void;
}

/**
 * Scrolls to the target of a hash as soon as it is on the page, and focuses it. While content above the
 * target grows, it is kept at the top: lazy sections load only when they are scrolled past (RT-06).
 *
 * @param behavior `smooth` becomes `instant` for visitors who prefer reduced motion
 */
export function scrollToHash(hash: string, behavior: "smooth" | "instant"): HashScroll {
  let focused: HTMLElement | null = null;
  let timer = 0;
  /** The height of the page when the target was last at the top. */
  let heightAtTarget: number | null = null;
  const follow = () => {
    const target = hashTarget(hash);
    if (!target) return;
    // If React re-renders the target, it loses the focus.
    if (focused !== target) moveFocus(target);
    focused = target;
    clearTimeout(timer);
    timer = window.setTimeout(stop, KEEP_AT_TOP_MS);
    if (isAtTop(target)) {
      heightAtTarget = document.documentElement.scrollHeight;
      return;
    }
    target.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : behavior, block: "start" });
  };
  // If the page has not grown since it was at the target, the visitor has scrolled, for example with a screen
  // reader, which sends no event for it.
  const scrolled = () => {
    const target = hashTarget(hash);
    const hasGrown = document.documentElement.scrollHeight !== heightAtTarget;
    if (target && !hasGrown && !isAtTop(target)) stop();
    else follow();
  };
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    timer = 0;
    removeEventListener("scrollend", scrolled);
    for (const move of USER_SCROLL_EVENTS) removeEventListener(move, stop);
  };
  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  addEventListener("scrollend", scrolled);
  for (const move of USER_SCROLL_EVENTS) addEventListener(move, stop, { passive: true });
  follow();
  return { stop, isHolding: () => timer !== 0 };
}
