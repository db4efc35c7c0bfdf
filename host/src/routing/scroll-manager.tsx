import { useLocation, useNavigationType } from "@stays/router";
import type { RouteName } from "@stays/routes";
import { useLayoutEffect, useRef } from "react";
import type { EntryState } from "../services/navigation.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { restoreScroll } from "./scroll-to.ts";
import { scrollToHash } from "./scroll-to-hash.ts";
import { useHashLinks } from "./use-hash-links.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Whether the document was opened by a link or a typed address, not by a reload or the back button. */
function isOpenedByLink(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}

/**
 * Anchors, the top of a new page, and the way back to where one was (RT-06). A first entry counts as come back to:
 * after a reload, or back from the online site, its position is known.
 */
export function ScrollManager({ route }: { route: RouteName }) {
  const { key, pathname, search, hash, state } = useLocation();
  // Every first entry has the same key, and so has the next address or hash that is typed.
  const entry = `${key} ${pathname}${search}${hash}`;
  const isBack = useNavigationType() === "POP";
  const lastRoute = useRef<RouteName | null>(null);
  const stop = useRef(() => {});
  useScrollMemory(entry);
  useHashLinks();

  useLayoutEffect(() => {
    const isFirst = lastRoute.current === null;
    const isNewRoute = !isFirst && lastRoute.current !== route;
    lastRoute.current = route;
    // Another query or name of the same page: a scroll that is under way goes on, and no hash is scrolled to again.
    if (!isBack && (state as EntryState | null)?.keepScroll) return;
    stop.current();
    // A link within the page that was followed during hydration has changed the address, and not yet the router.
    const target = isFirst ? window.location.hash : hash;
    const isOpened = isFirst && target !== "" && isOpenedByLink();
    const known = isBack && !isOpened ? scrollMemory.read(entry) : undefined;
    if (known !== undefined) stop.current = restoreScroll(known);
    else if (target !== "") stop.current = scrollToHash(target);
    else if (isNewRoute || (isBack && !isFirst)) scrollTo({ top: 0, behavior: "instant" });
  }, [entry, route, hash, state, isBack]);

  useLayoutEffect(() => () => stop.current(), []);

  return null;
}
