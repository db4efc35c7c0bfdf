import { scrollToScrollAnchor } from "./scroll-anchor.ts";
import type { ScrollPosition } from "./scroll-memory.ts";
import { USER_SCROLL_EVENTS } from "./user-scroll-events.ts";

/**
 * Milliseconds for which a restored position is maintained while content grows, unless the visitor scrolls: long
 * enough for a list of several pages that is loaded again on a slow phone.
 */
const PATIENCE = 15_000;

/**
 * Calls `attempt` now and each time the page grows, until it succeeds, the user scrolls, or the time is over.
 *
 * @returns a function that stops it
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
 * Restores a scroll position (RT-06): its anchor, or its distance from the top if the anchor is not on the
 * page. A page that is still too short is scrolled to its end, because its last parts load only near the
 * viewport.
 */
export function restoreScroll({ top, anchor }: ScrollPosition): () => void {
  return whilePageGrows(() => {
    // Content gets its layout only in the viewport and may then move the anchor, so the position is restored
    // repeatedly.
    if (anchor && scrollToScrollAnchor(anchor)) return false;
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top;
    scrollTo({ top, behavior: "instant" });
    return !anchor && isLongEnough;
  });
}
