import { useLocation } from "@stays/contract";
import { useNavigate } from "@stays/contract/host";
import { currentAddress, parseAddress, type RouteMatch } from "@stays/routes";
import { useEffect, useMemo } from "react";

/**
 * The parsed current address, without its hash; null when no route matches. A hash is a position in the page,
 * so following one must not render the page again.
 */
export function useRouteMatch(prefixes: readonly string[]): RouteMatch | null {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress({ pathname, search, hash: "" }, prefixes), [pathname, search, prefixes]);
}

/** Replaces an old or damaged address by its current form, without a history entry (RT-02, RT-03, RT-04, ruling 193). */
export function OldAddress({ prefixes }: { prefixes: readonly string[] }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = currentAddress({ pathname, search, hash }, prefixes);
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [navigate, address]);
  return null;
}
