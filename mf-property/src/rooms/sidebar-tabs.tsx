import { type BookingContext, Slot } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Skeleton, Tabs } from "@stays/ui";
import type { ReactNode } from "react";
import { SIDEBAR_TABS } from "./sidebar-tab.ts";

/** The tabs Search (0) and, when something is selected, Cart (1) (HO-02). */
export function SidebarTabs({
  tab,
  onTab,
  count,
  booking,
  children,
}: {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** The number of selected rooms. */
  readonly count: number;
  readonly booking: BookingContext;
  readonly children: ReactNode;
}) {
  const { t } = useTexts("mf-property");
  const search = { id: SIDEBAR_TABS.search, label: t("searchTab"), content: children };
  const cart = {
    id: SIDEBAR_TABS.cart,
    label: t("cartTab"),
    count,
    content: <Slot name="cart.cart-tab" booking={booking} fallback={<Skeleton height="12rem" />} />,
  };
  return (
    <Tabs
      label={t("findAvailability")}
      tabs={count > 0 ? [search, cart] : [search]}
      value={tab}
      onChange={onTab}
      keepMounted
    />
  );
}
