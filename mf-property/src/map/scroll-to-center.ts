/** Scrolls until it is left as it is: what is drawn and fetched on the way pushes the map on. */
const MOST_SCROLLS = 6;

/** What a visitor moves a page with. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top >= 0 && bottom <= window.innerHeight) || (top <= 0 && bottom >= window.innerHeight);
}

/**
 * Scrolls something to the middle of the window, and again while the page has grown above it meanwhile, until it is
 * there or the visitor moves the page.
 */
export function scrollToCenter(element: HTMLElement): void {
  const isStill = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  let scrolls = 0;
  function leave() {
    document.removeEventListener("scrollend", scroll);
    for (const move of OWN_MOVES) document.removeEventListener(move, leave);
  }
  function scroll() {
    if (scrolls > 0 && (scrolls === MOST_SCROLLS || isInViewport(element))) return leave();
    scrolls += 1;
    element.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "center" });
  }
  document.addEventListener("scrollend", scroll);
  for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
  scroll();
}
