import { useLocation } from "@stays/contract";
import { parseAddress, type RouteMatch } from "@stays/routes";
import { useMemo } from "react";

/**
 * The parsed current address, without its hash; null when no route matches. A hash is a position in the page,
 * so following one must not render the page again.
 */
export function useRouteMatch(prefixes: readonly string[]): RouteMatch | null {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress({ pathname, search, hash: "" }, prefixes), [pathname, search, prefixes]);
}
