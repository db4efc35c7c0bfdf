import { useLocation, useNavigationType } from "@stays/contract";
import { readPageKey, useNavigate } from "@stays/contract/host";
import type { RouteName } from "@stays/routes";
import { onScrollEnd, whenIdle } from "@stays/ui";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { EntryState } from "./navigation.ts";
import { type HashScroll, restoreScroll, scrollMemory, scrollToHash } from "./scroll-position.ts";

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
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  // The router gives the same key to every first entry, and to each typed address or hash.
  const entry = `${readPageKey(location)} ${pathname}${search}${hash}`;
  const isBack = useNavigationType() === "POP";
  const lastRoute = useRef<RouteName | null>(null);
  const lastEntry = useRef("");
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
    const isSameEntry = lastEntry.current === entry;
    lastEntry.current = entry;
    // Back has closed a dialog over the page.
    if (isBack && isSameEntry) return;
    // Another query or name of the same page: a running scroll continues, and no hash is scrolled to again. A
    // hash that was followed while the page hydrated may arrive with the page's new name.
    if (!isBack && (state as EntryState | null)?.keepScroll && !(isNewHash && target !== "")) return;
    stop.current();
    const isOpened = isFirst && target !== "" && isOpenedByLink();
    const opened = isFirst ? scrollMemory.takeOpened(pathname + search + hash) : undefined;
    const known = opened ?? (isBack && !isOpened ? scrollMemory.read(entry) : undefined);
    if (known !== undefined) stop.current = restoreScroll(known);
    else if (target !== "") {
      const scroll = scrollToHash(target, isBack && !isFirst ? "instant" : "smooth");
      toHash.current = scroll;
      stop.current = scroll.stop;
    } else if (isNewRoute || (isBack && !isFirst)) scrollTo({ top: 0, behavior: "instant" });
  }, [entry, route, pathname, search, hash, state, isBack]);

  useLayoutEffect(
    () => () => {
      stop.current();
      lastEntry.current = "";
    },
    [],
  );

  return null;
}

/**
 * Stores the scroll position of each history entry. Finding an anchor forces layout, so it runs when a scroll
 * has ended or the browser is idle. It delays a click only if neither has happened before.
 *
 * @param isHolding whether the page is being kept at the target of its hash. Positions on the way there are
 *   not stored: whoever returns to the entry gets to the target.
 */
function useScrollMemory(entry: string, isHolding: () => boolean): void {
  // Layout effects: the old entry must stop listening before the new page scrolls to its top.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    let isKnown = scrollMemory.read(entry) !== undefined;
    let isScrolling = false;
    let cancelIdle = () => {};
    const remember = () => {
      if (isHolding()) return;
      isKnown = true;
      scrollMemory.write(entry);
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
      if (isScrolling) return;
      cancelIdle();
      cancelIdle = whenIdle(rememberNew);
    });
    growth.observe(document.body);
    addEventListener("scroll", scrolls, { passive: true });
    const ignoreScrollEnd = onScrollEnd(window, hasScrolled);
    // Capture, so that it runs before the clicked link navigates: the page may still be scrolling.
    addEventListener("click", rememberNew, { capture: true, passive: true });
    addEventListener("pagehide", remember);
    return () => {
      growth.disconnect();
      cancelIdle();
      removeEventListener("scroll", scrolls);
      ignoreScrollEnd();
      removeEventListener("click", rememberNew, { capture: true });
      removeEventListener("pagehide", remember);
    };
  }, [entry, isHolding]);
}

/**
 * The hash of a link within the page, for a plain click; null for every other click. Clicks with a modifier
 * key or another button open a tab or save the link.
 */
function clickedHash(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download") || link.hash === "") return null;
  const isSamePage =
    link.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? link.hash : null;
}

/**
 * Follows hash links through the router. History entries of the browser itself have no key, so they would
 * restore the first entry's scroll position.
 */
function useHashLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const hash = clickedHash(event);
    if (hash === null) return;
    event.preventDefault();
    const { pathname, search } = location;
    void navigate({ pathname, search, hash }, { replace: hash === location.hash });
  });
  useEffect(() => {
    const click = (event: MouseEvent) => follow(event);
    document.addEventListener("click", click);
    return () => document.removeEventListener("click", click);
  }, []);
}
