import { useLocation, useNavigationType } from "@stays/router";
import type { RouteName } from "@stays/routes";
import { useLayoutEffect, useRef } from "react";
import type { EntryState } from "../services/navigation.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { restoreScroll, scrollToAnchor } from "./scroll-to.ts";

/** Remembers where each history entry is scrolled to. */
function useScrollMemory(entry: string): void {
  // Layout effects: the old entry must have stopped listening before the new page moves to its top.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => scrollMemory.write(entry, scrollY);
    addEventListener("scrollend", remember, { passive: true });
    addEventListener("pagehide", remember);
    return () => {
      removeEventListener("scrollend", remember);
      removeEventListener("pagehide", remember);
    };
  }, [entry]);
}

/**
 * Anchors, the top of a new page, and the way back to where one was (RT-06). A first entry counts as come back to:
 * after a reload, or back from the online site, its position is known.
 */
export function ScrollManager({ route }: { route: RouteName }) {
  const { key, hash, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const lastRoute = useRef(route);
  useScrollMemory(key);

  useLayoutEffect(() => {
    const isNewRoute = lastRoute.current !== route;
    lastRoute.current = route;
    const known = isBack ? scrollMemory.read(key) : undefined;
    if (known !== undefined) return restoreScroll(known);
    if (hash !== "") return scrollToAnchor(hash);
    if (isNewRoute && !(state as EntryState | null)?.keepScroll) scrollTo({ top: 0, behavior: "instant" });
    return undefined;
  }, [key, route, hash, state, isBack]);

  return null;
}
