import { useLayoutEffect } from "react";
import { findScrollAnchor } from "./scroll-anchor.ts";
import { scrollMemory } from "./scroll-memory.ts";

/**
 * Remembers where each history entry is scrolled to. Looking for what is in sight lays the page out, so it is done when
 * a scroll has ended or the browser rests, and holds up a press only when neither came before it.
 */
export function useScrollMemory(entry: string): void {
  // Layout effects: the old entry must have stopped listening before the new page moves to its top.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    let isKnown = scrollMemory.read(entry) !== undefined;
    let isScrolling = false;
    let turn = 0;
    const remember = () => {
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
    // What is drawn after a scroll has ended may move what is in sight.
    const growth = new ResizeObserver(() => {
      isKnown = false;
      if (isScrolling || typeof requestIdleCallback === "undefined") return;
      cancelIdleCallback(turn);
      turn = requestIdleCallback(rememberNew);
    });
    growth.observe(document.body);
    addEventListener("scroll", scrolls, { passive: true });
    addEventListener("scrollend", hasScrolled, { passive: true });
    // Before the link that is clicked leads on: a click may come while the page still scrolls.
    addEventListener("click", rememberNew, { capture: true, passive: true });
    addEventListener("pagehide", remember);
    return () => {
      growth.disconnect();
      if (turn !== 0) cancelIdleCallback(turn);
      removeEventListener("scroll", scrolls);
      removeEventListener("scrollend", hasScrolled);
      removeEventListener("click", rememberNew, { capture: true });
      removeEventListener("pagehide", remember);
    };
  }, [entry]);
}
