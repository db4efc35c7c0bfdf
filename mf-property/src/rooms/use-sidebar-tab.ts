import { useCart } from "@stays/contract";
import { cartTotal, commonNights, unitCount } from "@stays/domain";
import { useState } from "react";

/** The values of a hotel's sidebar tabs (HO-02). */
export const SIDEBAR_TABS = { search: "0", cart: "1" } as const;

/**
 * The selected tab. The cart tab requires that something is selected.
 *
 * The hook does not read whether the page is hydrated: that update is synchronous, so it would replace the
 * server's sidebar by its skeleton while the code of the tabs loads. The cart is empty until it is hydrated.
 */
export function useSidebarTab() {
  const items = useCart((cart) => cart.items);
  const [tab, setTab] = useState<string>(SIDEBAR_TABS.search);
  const count = unitCount(items);
  return {
    tab: count > 0 ? tab : SIDEBAR_TABS.search,
    setTab,
    count,
    total: cartTotal(items),
    nights: commonNights(items),
    currency: items[0]?.currency ?? null,
  };
}
