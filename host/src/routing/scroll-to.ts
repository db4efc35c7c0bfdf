import { scrollToScrollAnchor } from "./scroll-anchor.ts";
import type { ScrollPosition } from "./scroll-memory.ts";
import { USER_SCROLL_EVENTS } from "./user-scroll-events.ts";

/** How long content may take to grow under a position before the visitor keeps what is there, in ms. */
const PATIENCE = 5000;

/**
 * Runs `attempt` now and each time the page grows, until it succeeds, the visitor scrolls, or patience ends.
 *
 * @returns stops it
 */
function whilePageGrows(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_SCROLL_EVENTS) removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * Brings the page back to where it was (RT-06): to what was in sight, or where that is not on the page, as far down. A
 * page that is too short yet is brought to its end, as its last parts come only when they are near.
 */
export function restoreScroll({ top, anchor }: ScrollPosition): () => void {
  return whilePageGrows(() => {
    // What comes into sight is laid out only then, and may push the anchor away: it is held where it stood.
    if (anchor && scrollToScrollAnchor(anchor)) return false;
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top;
    scrollTo({ top, behavior: "instant" });
    return !anchor && isLongEnough;
  });
}
