import { useNavigate } from "@stays/router";
import { useEffect, useEffectEvent } from "react";
import { clickedHash } from "./hash-link.ts";

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
