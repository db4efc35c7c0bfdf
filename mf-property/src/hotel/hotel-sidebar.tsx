import { bookingOf, UnitPrice, usePropertyTexts } from "@stays/stay-page";
import { useFormat, useTexts } from "@stays/texts";
import { lazyComponent, Skeleton } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import type { RateNames } from "../rooms/room-rates.ts";
import { SIDEBAR_TABS } from "../rooms/sidebar-tab.ts";
import { useRequotedCart } from "../rooms/use-requoted-cart.ts";
import { useSelectedRooms } from "../rooms/use-selected-rooms.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";

const SidebarTabs = lazyComponent(() =>
  import("../rooms/sidebar-tabs.tsx").then((module) => module.SidebarTabs),
);

/**
 * The sidebar of a hotel, with the rooms in the cart (HO-02). It alone renders again when the cart changes, and
 * keeps the cart's prices up to date.
 */
export function HotelSidebar({
  view,
  rates,
  tab,
  onTab,
}: {
  readonly view: PropertyView;
  readonly rates: RateNames;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}) {
  const { t } = useTexts("mf-property");
  const { money } = useFormat();
  const { t: shared } = usePropertyTexts();
  const { property } = view;
  const { count, total, nights, currency } = useSelectedRooms();
  useRequotedCart(view, rates);
  const summary =
    currency === null ? (
      <UnitPrice products={property.products} isLowest isShort />
    ) : (
      <p>
        <b>{t("totalPrice", { price: money(total, currency) })}</b>
        {nights !== null && <span>{` ${shared("nights", { count: nights })}`}</span>}
      </p>
    );
  return (
    <PropertySidebar
      view={view}
      summary={summary}
      selectedRooms={count}
      frame={(form) => (
        <SidebarTabs
          fallback={<Skeleton height="46rem" />}
          tab={count > 0 ? tab : SIDEBAR_TABS.search}
          onTab={onTab}
          count={count}
          booking={bookingOf(property, property)}
        >
          {form}
        </SidebarTabs>
      )}
    />
  );
}
