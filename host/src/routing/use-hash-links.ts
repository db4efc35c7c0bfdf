import { useNavigate } from "@stays/router";
import { useEffect, useEffectEvent } from "react";

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
export function useHashLinks(): void {
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
