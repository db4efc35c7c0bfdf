import { useLocation, useNavigationType } from "@stays/router";
import type { RouteName } from "@stays/routes";
import { useCallback, useLayoutEffect, useRef } from "react";
import type { EntryState } from "../services/navigation.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { restoreScroll } from "./scroll-to.ts";
import { type HashScroll, scrollToHash } from "./scroll-to-hash.ts";
import { useHashLinks } from "./use-hash-links.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** Whether a link or a typed address opened the document, not a reload or the Back button. */
function isOpenedByLink(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}

/**
 * Manages the scroll position: hashes, the top of a new page, and the restored position of a history entry
 * (RT-06). The first entry is restored too: its position is known after a reload or a return from the online
 * site.
 */
export function ScrollManager({ route }: { route: RouteName }) {
  const { key, pathname, search, hash, state } = useLocation();
  // The router gives the same key to every first entry, and to each typed address or hash.
  const entry = `${key} ${pathname}${search}${hash}`;
  const isBack = useNavigationType() === "POP";
  const lastRoute = useRef<RouteName | null>(null);
  const lastHash = useRef("");
  const stop = useRef(() => {});
  const toHash = useRef<HashScroll | null>(null);
  useScrollMemory(
    entry,
    useCallback(() => toHash.current?.isHolding() === true, []),
  );
  useHashLinks();

  useLayoutEffect(() => {
    const isFirst = lastRoute.current === null;
    const isNewRoute = !isFirst && lastRoute.current !== route;
    lastRoute.current = route;
    // A hash link that was followed during hydration has changed the address, but the router does not know it
    // yet.
    const target = isFirst ? window.location.hash : hash;
    const isNewHash = lastHash.current !== target;
    lastHash.current = target;
    // Another query or name of the same page: a running scroll continues, and no hash is scrolled to again. A
    // hash that was followed while the page hydrated may arrive with the page's new name.
    if (!isBack && (state as EntryState | null)?.keepScroll && !(isNewHash && target !== "")) return;
    stop.current();
    const isOpened = isFirst && target !== "" && isOpenedByLink();
    const known = isBack && !isOpened ? scrollMemory.read(entry) : undefined;
    if (known !== undefined) stop.current = restoreScroll(known);
    else if (target !== "") {
      const scroll = scrollToHash(target, isBack && !isFirst ? "instant" : "smooth");
      toHash.current = scroll;
      stop.current = scroll.stop;
    } else if (isNewRoute || (isBack && !isFirst)) scrollTo({ top: 0, behavior: "instant" });
  }, [entry, route, hash, state, isBack]);

  useLayoutEffect(() => () => stop.current(), []);

  return null;
}
