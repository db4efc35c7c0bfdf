import { onScrollEnd, prefersReducedMotion } from "@stays/ui";

/** Most scroll attempts. Content that loads during a scroll moves the element further down. */
const MOST_SCROLLS = 6;

/** Events by which a visitor scrolls or uses the page. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top >= 0 && bottom <= window.innerHeight) || (top <= 0 && bottom >= window.innerHeight);
}

/**
 * Scrolls an element to the middle of the window. Repeats while content above it grows, until the element is
 * in the viewport or the visitor uses the page.
 */
export function scrollToCenter(element: HTMLElement): void {
  const isStill = prefersReducedMotion();
  let scrolls = 0;
  function leave() {
    ignoreScrollEnd();
    for (const move of OWN_MOVES) document.removeEventListener(move, leave);
  }
  function scroll() {
    if (scrolls > 0 && (scrolls === MOST_SCROLLS || isInViewport(element))) return leave();
    scrolls += 1;
    element.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "center" });
  }
  const ignoreScrollEnd = onScrollEnd(document, scroll);
  for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
  scroll();
}
