import { useNavigate } from "@stays/contract/host";
import { formatAddress, type RouteMatch, updateOldRoute, withForeignKeys } from "@stays/routes";
import { useEffect } from "react";

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
