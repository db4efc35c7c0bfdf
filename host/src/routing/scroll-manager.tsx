import { useLocation } from "@stays/router";
import type { RouteName } from "@stays/routes";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { EntryState } from "../services/navigation.ts";
import { scrollMemory } from "./scroll-memory.ts";
import { restoreScroll, scrollToAnchor } from "./scroll-to.ts";

/**
 * Anchors, the top of a new page, and the way back to where one was (RT-06). The first entry counts as come back to:
 * after a reload, or back from the online site, its position is known.
 */
export function ScrollManager({ route }: { route: RouteName }) {
  const { key, hash, state } = useLocation();
  const lastRoute = useRef(route);
  const isBack = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const markBack = () => {
      isBack.current = true;
    };
    addEventListener("popstate", markBack);
    return () => removeEventListener("popstate", markBack);
  }, []);

  useEffect(() => {
    const remember = () => scrollMemory.write(key, scrollY);
    addEventListener("scrollend", remember, { passive: true });
    addEventListener("pagehide", remember);
    return () => {
      removeEventListener("scrollend", remember);
      removeEventListener("pagehide", remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    const cameBack = isBack.current;
    const isNewRoute = lastRoute.current !== route;
    isBack.current = false;
    lastRoute.current = route;
    const known = scrollMemory.read(key);
    if (cameBack && known !== undefined) return restoreScroll(known);
    if (hash !== "") return scrollToAnchor(hash);
    if (isNewRoute && !(state as EntryState | null)?.keepScroll) scrollTo({ top: 0, behavior: "instant" });
    return undefined;
  }, [key, route, hash, state]);

  return null;
}
