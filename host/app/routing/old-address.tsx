import { useNavigate } from "@stays/contract/host";
import { addressOf, currentRouteOf, type RouteMatch, withForeignKeys } from "@stays/routes";
import { useEffect } from "react";

/** Replaces an old address by its current form, without a history entry (RT-02, RT-03, RT-04). */
export function OldAddress({ routeMatch }: { routeMatch: RouteMatch }) {
  const navigate = useNavigate();
  const current = currentRouteOf(routeMatch);
  const address = current && addressOf(current);
  useEffect(() => {
    if (address)
      void navigate(withForeignKeys(address + window.location.hash, window.location.search), {
        replace: true,
      });
  }, [navigate, address]);
  return null;
}
