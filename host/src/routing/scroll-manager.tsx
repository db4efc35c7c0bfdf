import { useLocation, useNavigationType } from "@stays/router";
import type { RouteName } from "@stays/routes";
import { useLayoutEffect, useRef } from "react";
import type { EntryState } from "../services/navigation.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { restoreScroll, scrollToAnchor } from "./scroll-to.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

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
