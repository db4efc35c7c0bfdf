import { useLocation } from "@stays/contract";
import { useNavigate } from "@stays/contract/host";
import { formatAddress, parseAddress, type RouteMatch, updateOldRoute, withForeignKeys } from "@stays/routes";
import { useEffect, useMemo } from "react";
import { keepClickIds } from "./click-ids.ts";

/**
 * The parsed current address, without its hash; null when no route matches. A hash is a position in the page,
 * so following one must not render the page again.
 */
export function useRouteMatch(prefixes: readonly string[]): RouteMatch | null {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress({ pathname, search, hash: "" }, prefixes), [pathname, search, prefixes]);
}

/** Signs of damage that are worth loading the rule for: the server has repaired all but the hash. */
const DAMAGE = /[;?#].*=/s;

/** Replaces an old or damaged address by its current form, without a history entry (RT-02, RT-03, RT-04, ruling 193). */
export function OldAddress({
  routeMatch,
  prefixes,
}: {
  routeMatch: RouteMatch;
  prefixes: readonly string[];
}) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const current = updateOldRoute(routeMatch);
  const old = current && formatAddress(current);
  useEffect(() => {
    const { search } = window.location;
    const repair = async () => {
      const { currentAddress } = await import("@stays/routes/repair");
      const address = currentAddress(window.location, prefixes);
      if (address === null) return;
      keepClickIds(new URL(address, window.location.href).search);
      void navigate(address, { replace: true });
    };
    if (old) void navigate(withForeignKeys(old + window.location.hash, search), { replace: true });
    // Without the rule the page is there all the same.
    else if (DAMAGE.test(search.slice(1) + hash)) repair().catch(() => {});
  }, [navigate, old, hash, prefixes]);
  return null;
}
