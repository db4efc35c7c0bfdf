import { useCart, useIsHydrated } from "@stays/contract";
import { cartTotal } from "@stays/domain";
import { useState } from "react";

/** The values of a hotel's sidebar tabs (HO-02). */
export const SIDEBAR_TABS = { search: "0", cart: "1" } as const;

/** The selected tab. The cart tab requires that something is selected. */
export function useSidebarTab() {
  const isHydrated = useIsHydrated();
  const items = useCart((cart) => cart.items);
  const [tab, setTab] = useState<string>(SIDEBAR_TABS.search);
  const selected = isHydrated ? items : [];
  const count = selected.reduce((sum, item) => sum + item.amount, 0);
  return {
    tab: count > 0 ? tab : SIDEBAR_TABS.search,
    setTab,
    count,
    total: cartTotal(selected),
    currency: selected[0]?.currency ?? null,
  };
}
