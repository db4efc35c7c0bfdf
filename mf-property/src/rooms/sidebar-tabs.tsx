import { type BookingContext, Slot } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Skeleton, Tabs } from "@stays/ui";
import type { ReactNode } from "react";

export type SidebarTab = "search" | "cart";

/** The tabs Search (0) and, when something is selected, Cart (1) (HO-02). */
export function SidebarTabs({
  tab,
  onTab,
  count,
  booking,
  children,
}: {
  readonly tab: SidebarTab;
  readonly onTab: (tab: SidebarTab) => void;
  readonly count: number;
  readonly booking: BookingContext;
  readonly children: ReactNode;
}) {
  const { t } = useTexts("mf-property");
  const search = { id: "search", label: t("searchTab"), content: children };
  const cart = {
    id: "cart",
    label: t("cartTab"),
    count,
    content: <Slot name="cart.cart-tab" booking={booking} fallback={<Skeleton height="12rem" />} />,
  };
  return (
    <Tabs
      label={t("findAvailability")}
      tabs={count > 0 ? [search, cart] : [search]}
      value={tab}
      onChange={(id) => onTab(id === "cart" ? "cart" : "search")}
      keepMounted
    />
  );
}
