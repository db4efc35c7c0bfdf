import { useLayoutEffect } from "react";
import { findScrollAnchor } from "./scroll-anchor.ts";
import { scrollMemory } from "./scroll-memory.ts";

/**
 * Stores the scroll position of each history entry. Finding an anchor forces layout, so it runs when a scroll
 * has ended or the browser is idle. It delays a click only if neither has happened before.
 *
 * @param isHolding whether the page is being kept at the target of its hash. Positions on the way there are
 *   not stored: whoever returns to the entry gets to the target.
 */
export function useScrollMemory(entry: string, isHolding: () => boolean): void {
  // Layout effects: the old entry must stop listening before the new page scrolls to its top.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    let isKnown = scrollMemory.read(entry) !== undefined;
    let isScrolling = false;
    let idleCallback = 0;
    const remember = () => {
      if (isHolding()) return;
      isKnown = true;
      scrollMemory.write(entry, { top: scrollY, anchor: findScrollAnchor() });
    };
    const rememberNew = () => {
      if (!isKnown) remember();
    };
    const scrolls = () => {
      isScrolling = true;
      isKnown = false;
    };
    const hasScrolled = () => {
      isScrolling = false;
      remember();
    };
    // Content that renders after a scroll may move the anchor.
    const growth = new ResizeObserver(() => {
      isKnown = false;
      if (isScrolling || typeof requestIdleCallback === "undefined") return;
      cancelIdleCallback(idleCallback);
      idleCallback = requestIdleCallback(rememberNew);
    });
    growth.observe(document.body);
    addEventListener("scroll", scrolls, { passive: true });
    addEventListener("scrollend", hasScrolled, { passive: true });
    // Capture, so that it runs before the clicked link navigates: the page may still be scrolling.
    addEventListener("click", rememberNew, { capture: true, passive: true });
    addEventListener("pagehide", remember);
    return () => {
      growth.disconnect();
      if (idleCallback !== 0) cancelIdleCallback(idleCallback);
      removeEventListener("scroll", scrolls);
      removeEventListener("scrollend", hasScrolled);
      removeEventListener("click", rememberNew, { capture: true });
      removeEventListener("pagehide", remember);
    };
  }, [entry, isHolding]);
}
