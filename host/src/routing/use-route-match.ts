import { useLocation } from "@stays/router";
import { parseAddress, type RouteMatch } from "@stays/routes";
import { useMemo } from "react";

/** The parsed current address; null when no route matches. */
export function useRouteMatch(prefixes: readonly string[]): RouteMatch | null {
  const { pathname, search, hash } = useLocation();
  return useMemo(
    () => parseAddress({ pathname, search, hash }, prefixes),
    [pathname, search, hash, prefixes],
  );
}
