import { useSettings } from "@stays/contract";
import { bookingOf, rateNames, UnitPrice, usePropertyTexts } from "@stays/stay-page";
import { useFormat, useTexts } from "@stays/texts";
import { lazyPart, Skeleton } from "@stays/ui";
import { Amenities } from "../amenities/amenities.tsx";
import { UnitsAvailability } from "../availability/units-availability.tsx";
import { Description } from "../description/description.tsx";
import { PropertyDetails } from "../details/property-details.tsx";
import { usePoint } from "../map/use-points.ts";
import { Offers } from "../offers/offers.tsx";
import type { PropertyView } from "../property/use-property.ts";
import { roomRates } from "../rooms/room-rates.ts";
import { RoomSteppers } from "../rooms/room-steppers.tsx";
import { useRequotedCart } from "../rooms/use-requoted-cart.ts";
import { SIDEBAR_TABS, useSidebarTab } from "../rooms/use-sidebar-tab.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";

const SidebarTabs = lazyPart(() => import("../rooms/sidebar-tabs.tsx").then((module) => module.SidebarTabs));

/** The details of a hotel, its rooms and their prices (HO-01 to HO-03). */
export function HotelDetails({ view }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  const { money } = useFormat();
  const { attributes } = useSettings();
  const { t: shared } = usePropertyTexts();
  const selection = useSidebarTab();
  const { property, content } = view;
  const rates = roomRates(property, (products) =>
    rateNames(products, shared, ({ price }) => money(price.amount, price.currency)),
  );
  useRequotedCart(view, rates);
  const summary =
    selection.currency === null ? (
      <UnitPrice products={property.products} isLowest isShort />
    ) : (
      <p>
        <b>{t("totalPrice", { price: money(selection.total, selection.currency) })}</b>{" "}
        {selection.nights !== null && <span>{shared("nights", { count: selection.nights })}</span>}
      </p>
    );
  return (
    <PropertyDetails
      item={property}
      images={content.content.images}
      maxFacts={attributes.maxTop}
      description={<Description content={property.content} />}
      points={usePoint(property)}
      side={
        <PropertySidebar
          view={view}
          summary={summary}
          selectedRooms={selection.count}
          frame={(form) => (
            <SidebarTabs
              fallback={<Skeleton height="46rem" />}
              tab={selection.tab}
              onTab={selection.setTab}
              count={selection.count}
              booking={bookingOf(property, property)}
            >
              {form}
            </SidebarTabs>
          )}
        />
      }
    >
      <UnitsAvailability
        view={view}
        actionOf={(room, searchId) => (
          <RoomSteppers
            room={room}
            rates={rates}
            searchId={searchId}
            onAdded={() => selection.setTab(SIDEBAR_TABS.cart)}
          />
        )}
      />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} detailed />
    </PropertyDetails>
  );
}
