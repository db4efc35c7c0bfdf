import { useLocation, useNavigationType } from "@stays/router";
import type { RouteName } from "@stays/routes";
import { useLayoutEffect, useRef } from "react";
import type { EntryState } from "../services/navigation.ts";
import { anchorInSight } from "./scroll-anchor.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { restoreScroll, scrollToAnchor } from "./scroll-to.ts";

/**
 * Remembers where each history entry is scrolled to. Looking for what is in sight lays the page out, so it is done when
 * a scroll has ended or the browser rests, and holds up a press only when neither came before it.
 */
function useScrollMemory(entry: string): void {
  // Layout effects: the old entry must have stopped listening before the new page moves to its top.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    let isKnown = scrollMemory.read(entry) !== undefined;
    const remember = () => {
      isKnown = true;
      scrollMemory.write(entry, { top: scrollY, anchor: anchorInSight() });
    };
    const rememberNew = () => {
      if (!isKnown) remember();
    };
    const forget = () => {
      isKnown = false;
    };
    const turn = typeof requestIdleCallback === "undefined" ? 0 : requestIdleCallback(rememberNew);
    addEventListener("scroll", forget, { passive: true });
    addEventListener("scrollend", remember, { passive: true });
    // Before the link that is clicked leads on: a click may come while the page still scrolls.
    addEventListener("click", rememberNew, { capture: true, passive: true });
    addEventListener("pagehide", remember);
    return () => {
      if (turn !== 0) cancelIdleCallback(turn);
      removeEventListener("scroll", forget);
      removeEventListener("scrollend", remember);
      removeEventListener("click", rememberNew, { capture: true });
      removeEventListener("pagehide", remember);
    };
  }, [entry]);
}

/**
 * Anchors, the top of a new page, and the way back to where one was (RT-06). A first entry counts as come back to:
 * after a reload, or back from the online site, its position is known.
 */
export function ScrollManager({ route }: { route: RouteName }) {
  const { key, pathname, search, hash, state } = useLocation();
  // Every first entry has the same key, and so has the next address that is typed.
  const entry = `${key} ${pathname}${search}`;
  const isBack = useNavigationType() === "POP";
  const lastRoute = useRef(route);
  useScrollMemory(entry);

  useLayoutEffect(() => {
    const isNewRoute = lastRoute.current !== route;
    lastRoute.current = route;
    const known = isBack ? scrollMemory.read(entry) : undefined;
    if (known !== undefined) return restoreScroll(known);
    if (hash !== "") return scrollToAnchor(hash);
    if (isNewRoute && !(state as EntryState | null)?.keepScroll) scrollTo({ top: 0, behavior: "instant" });
    return undefined;
  }, [entry, route, hash, state, isBack]);

  return null;
}
