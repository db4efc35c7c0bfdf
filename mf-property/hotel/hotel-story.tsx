import { useSettings, useVisit } from "@stays/contract";
import { bookingOf, Gallery, PropertyLayout, UnitPrice, useRealName } from "@stays/property";
import { useFormat, useTexts } from "@stays/texts";
import { lazyPart, Skeleton } from "@stays/ui";
import { Suspense, useMemo } from "react";
import { Amenities } from "../amenities/amenities.tsx";
import { UnitsAvailability } from "../availability/units-availability.tsx";
import { Description } from "../description/description.tsx";
import { PropertyCrumbs } from "../header/property-crumbs.tsx";
import { PropertyHeader } from "../header/property-header.tsx";
import { MapSection } from "../map/map-section.tsx";
import { pointOf } from "../map/property-points.ts";
import { useShowOnMap } from "../map/use-show-on-map.ts";
import { Offers } from "../offers/offers.tsx";
import type { PropertyInSight } from "../property/use-property.ts";
import { Reviews } from "../reviews/reviews.tsx";
import { RoomSteppers } from "../rooms/room-steppers.tsx";
import { SIDEBAR_TABS, useSidebarTab } from "../rooms/use-sidebar-tab.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";

const SidebarTabs = lazyPart(() => import("../rooms/sidebar-tabs.tsx").then((module) => module.SidebarTabs));

/** All that is told of a hotel, its rooms and their prices (HO-01 to HO-03). */
export function HotelStory({ sight }: { readonly sight: PropertyInSight }) {
  const { t } = useTexts("mf-property");
  const { money } = useFormat();
  const { place } = useVisit();
  const { attributes, results } = useSettings();
  const showOnMap = useShowOnMap();
  const selection = useSidebarTab();
  const { property, content } = sight;
  useRealName(property.urlAlias);
  const { language, search } = place;
  const points = useMemo(
    () => [pointOf(property, null, { language, search, detailLinks: results.detailLinks })],
    [property, language, search, results.detailLinks],
  );
  const summary =
    selection.currency === null ? (
      <UnitPrice products={property.products} isLowest isShort />
    ) : (
      <b>{t("totalPrice", { price: money(selection.total, selection.currency) })}</b>
    );
  return (
    <PropertyLayout
      top={
        <>
          <PropertyCrumbs item={property} />
          <Gallery images={content.content.images} />
        </>
      }
      intro={
        <PropertyHeader item={property} maxFacts={attributes.maxTop} onShowMap={showOnMap.show}>
          <Description content={property.content} />
        </PropertyHeader>
      }
      side={
        <PropertySidebar
          sight={sight}
          summary={summary}
          frame={(form) => (
            <Suspense fallback={<Skeleton height="46rem" />}>
              <SidebarTabs
                tab={selection.tab}
                onTab={selection.setTab}
                count={selection.count}
                booking={bookingOf(property, property)}
              >
                {form}
              </SidebarTabs>
            </Suspense>
          )}
        />
      }
    >
      <UnitsAvailability
        sight={sight}
        actionOf={(room, searchId) => (
          <RoomSteppers room={room} searchId={searchId} onAdded={() => selection.setTab(SIDEBAR_TABS.cart)} />
        )}
      />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} detailed />
      <MapSection points={points} selectedId={property.id} showOnMap={showOnMap} />
      <Reviews item={property} />
    </PropertyLayout>
  );
}
