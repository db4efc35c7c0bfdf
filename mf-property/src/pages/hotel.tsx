import type { Accommodation } from "@stays/domain";
import { createBookingContext, rateNames, Sidebar, UnitPrice, usePropertyTexts } from "@stays/stay-page";
import { useFormat, useTexts } from "@stays/texts";
import { lazyComponent, Skeleton, useGuestText } from "@stays/ui";
import { memo, useCallback, useMemo, useState } from "react";
import { PropertyDetails } from "../property/property-details.tsx";
import type { PropertyDetailsProps } from "../property/property-page.tsx";
import { Amenities, Description, Offers } from "../property/sections.tsx";
import type { PropertyView } from "../property/use-property.ts";
import { type RateNames, roomRates } from "../rooms/room-rates.ts";
import { RoomSteppers } from "../rooms/room-steppers.tsx";
import type { SidebarTab } from "../rooms/sidebar-tabs.tsx";
import { useRepricedCart, useSelectedRooms } from "../rooms/use-selected-rooms.ts";
import { UnitsSection } from "../units/units-section.tsx";
import { definePropertyPage } from "./define-property-page.tsx";

export const page = definePropertyPage(HotelDetails);

const SidebarTabs = lazyComponent(() =>
  import("../rooms/sidebar-tabs.tsx").then((module) => module.SidebarTabs),
);

/**
 * The sidebar of a hotel, with the rooms in the cart (HO-02). It alone renders again when the cart changes, and
 * keeps the cart's prices up to date.
 */
function HotelSidebar({
  view,
  rates,
  tab,
  onTab,
}: {
  readonly view: PropertyView;
  readonly rates: RateNames;
  readonly tab: SidebarTab;
  readonly onTab: (tab: SidebarTab) => void;
}) {
  const { t } = useTexts("mf-property");
  const { money } = useFormat();
  const { t: shared } = usePropertyTexts();
  const { property } = view;
  const { count, total, isExact, nights, currency } = useSelectedRooms();
  useRepricedCart(view, rates);
  const summary =
    currency === null ? (
      <UnitPrice products={property.products} isLowest isShort />
    ) : (
      <p>
        <b>{t("totalPrice", { price: money(total, currency, isExact) })}</b>
        {nights !== null && <span>{` ${shared("nights", { count: nights })}`}</span>}
      </p>
    );
  return (
    <Sidebar
      search={view.search}
      summary={summary}
      selectedRooms={count}
      frame={(form) => (
        <SidebarTabs
          fallback={<Skeleton height="46rem" />}
          tab={count > 0 ? tab : "search"}
          onTab={onTab}
          count={count}
          booking={createBookingContext(property, property)}
        >
          {form}
        </SidebarTabs>
      )}
    />
  );
}

/** The rooms with their steppers (HO-01, HO-03). Memoised: the sidebar changes its tab with the first room. */
const HotelRooms = memo(function HotelRooms({
  view,
  rates,
  onAdded,
}: {
  readonly view: PropertyView;
  readonly rates: RateNames;
  readonly onAdded: () => void;
}) {
  return (
    <UnitsSection
      view={view}
      renderAction={(room, searchId) => (
        <RoomSteppers room={room} rates={rates} searchId={searchId} onAdded={onAdded} />
      )}
    />
  );
});

function HotelDetails({ view }: PropertyDetailsProps) {
  const [tab, setTab] = useState<SidebarTab>("search");
  const showCart = useCallback(() => setTab("cart"), []);
  const rates = useRoomRates(view.property);
  const { property, content } = view;
  return (
    <PropertyDetails
      item={property}
      images={content.content.images}
      description={<Description content={property.content} />}
      side={<HotelSidebar view={view} rates={rates} tab={tab} onTab={setTab} />}
    >
      <HotelRooms view={view} rates={rates} onAdded={showCart} />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} detailed />
    </PropertyDetails>
  );
}

function useRoomRates(property: Accommodation): RateNames {
  const { t } = usePropertyTexts();
  const { money } = useFormat();
  const guestText = useGuestText();
  return useMemo(
    () =>
      roomRates(property, (products) =>
        rateNames(products, t, guestText, ({ price }) => money(price.amount, price.currency)),
      ),
    [property, t, guestText, money],
  );
}
