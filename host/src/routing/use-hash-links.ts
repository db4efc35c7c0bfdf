import { useNavigate } from "@stays/router";
import { useEffect, useEffectEvent } from "react";
import { clickedHash } from "./hash-link.ts";

/**
 * Follows links within the page through the router. The browser's own entries of the history have no key: their scroll
 * position would be restored as that of the first entry.
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
