import { prefersReducedMotion, USER_SCROLL_EVENTS } from "./user-scroll-events.ts";

/** How long the target is held at the top after the page last grew, in ms. */
const HOLD = 5000;
/** Distance that counts as reached, in CSS pixels: positions of elements are fractions. */
const TOLERANCE = 2;

/**
 * The element that a hash names (RT-06), by its text as written or percent-decoded. A hash that cannot be decoded, as
 * `#50%off`, names at most an element of just that id.
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

/** Pixels that the page must still scroll until the target is at the top, as far as the page reaches. */
function remaining(target: HTMLElement): number {
  const root = document.documentElement;
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const top =
    pixels(getComputedStyle(root).scrollPaddingTop) + pixels(getComputedStyle(target).scrollMarginTop);
  const below = root.scrollHeight - innerHeight - scrollY;
  return Math.min(target.getBoundingClientRect().top - top, below);
}

/** Moves the focus as browsers do for a hash; an element that cannot have it is made able to. */
function moveFocus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Scrolls smoothly to the target of a hash as soon as it is on the page, focuses it, and holds it at the top while the
 * content above it grows: lazy sections load only when the scroll passes them (RT-06).
 *
 * @returns stops it
 */
export function scrollToHash(hash: string): () => void {
  let focused: HTMLElement | null = null;
  let timer = 0;
  const follow = () => {
    const target = hashTarget(hash);
    if (!target) return;
    // A target that React renders anew has lost the focus.
    if (focused !== target) moveFocus(target);
    focused = target;
    clearTimeout(timer);
    timer = window.setTimeout(stop, HOLD);
    if (Math.abs(remaining(target)) < TOLERANCE) return;
    target.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth", block: "start" });
  };
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    removeEventListener("scrollend", follow);
    for (const move of USER_SCROLL_EVENTS) removeEventListener(move, stop);
  };
  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  addEventListener("scrollend", follow);
  for (const move of USER_SCROLL_EVENTS) addEventListener(move, stop, { passive: true });
  follow();
  return stop;
}
