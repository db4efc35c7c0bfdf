import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether a media query matches; false on the server and in the first render of the browser. Use CSS for layout; this
 * hook is for content that must not be rendered at all.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the visitor prefers reduced motion. Call it when a movement starts, never during render. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/**
 * Options of an IntersectionObserver whose margin is around the window and around every scrolling box in it. Where
 * browsers know the margin of scrolling boxes, the window is one of them: with a margin of the root as well, three heights
 * of it were 25 in Chromium and seven in Firefox.
 *
 * @param margin as a CSS length, or as a percentage of each box
 */
export const nearOptions = (margin: string): IntersectionObserverInit => ({
  ["scrollMargin" in IntersectionObserver.prototype ? "scrollMargin" : "rootMargin"]: margin,
});

/**
 * Calls back when an element comes near the viewport; at once without IntersectionObserver.
 *
 * @returns a function that ends it
 */
export function onNear(element: Element, margin: string, callback: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && callback(),
    nearOptions(margin),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Whether an element has been near the viewport; stays true from then on. Used to fetch data late. Without
 * IntersectionObserver it returns true after hydration.
 *
 * @param margin distance to the viewport, as a CSS length
 */
export function useNearViewport(element: RefObject<Element | null>, margin = "200px"): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    return onNear(element.current, margin, () => setSeen(true));
  }, [isSeen, element, margin]);
  return isSeen;
}

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
