import { useLocation } from "@stays/contract";
import { useNavigate } from "@stays/contract/host";
import { formatAddress, parseAddress, type RouteMatch, updateOldRoute, withForeignKeys } from "@stays/routes";
import { useEffect, useMemo } from "react";

/**
 * The parsed current address, without its hash; null when no route matches. A hash is a position in the page,
 * so following one must not render the page again.
 */
export function useRouteMatch(prefixes: readonly string[]): RouteMatch | null {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress({ pathname, search, hash: "" }, prefixes), [pathname, search, prefixes]);
}

/** Replaces an old address by its current form, without a history entry (RT-02, RT-03, RT-04). */
export function OldAddress({ routeMatch }: { routeMatch: RouteMatch }) {
  const navigate = useNavigate();
  const current = updateOldRoute(routeMatch);
  const address = current && formatAddress(current);
  useEffect(() => {
    if (address)
      void navigate(withForeignKeys(address + window.location.hash, window.location.search), {
        replace: true,
      });
  }, [navigate, address]);
  return null;
}
