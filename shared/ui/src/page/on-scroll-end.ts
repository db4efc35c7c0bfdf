/** Milliseconds without a scroll event after which a scroll has ended, in browsers that do not say so. */
const QUIET = 100;

/**
 * Calls the listener when a scroll of the page has ended. Safari has the event `scrollend` since version 26.2.
 *
 * @returns a function that ends it
 */
export function onScrollEnd(target: Document | Window, listener: () => void): () => void {
  if ("onscrollend" in window) {
    target.addEventListener("scrollend", listener, { passive: true });
    return () => target.removeEventListener("scrollend", listener);
  }
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(listener, QUIET);
  };
  target.addEventListener("scroll", wait, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener("scroll", wait);
  };
}
