import { useSettings } from "@stays/contract";
import { useCallback, useState } from "react";
import { Amenities } from "../amenities/amenities.tsx";
import { Description } from "../description/description.tsx";
import { PropertyDetails } from "../details/property-details.tsx";
import { usePoint } from "../map/use-points.ts";
import { Offers } from "../offers/offers.tsx";
import type { PropertyView } from "../property/use-property.ts";
import { SIDEBAR_TABS } from "../rooms/sidebar-tab.ts";
import { useRoomRates } from "../rooms/use-room-rates.ts";
import { HotelRooms } from "./hotel-rooms.tsx";
import { HotelSidebar } from "./hotel-sidebar.tsx";

/** The details of a hotel, its rooms and their prices (HO-01 to HO-03). */
export function HotelDetails({ view }: { readonly view: PropertyView }) {
  const { attributes } = useSettings();
  const [tab, setTab] = useState<string>(SIDEBAR_TABS.search);
  const showCart = useCallback(() => setTab(SIDEBAR_TABS.cart), []);
  const rates = useRoomRates(view.property);
  const { property, content } = view;
  return (
    <PropertyDetails
      item={property}
      images={content.content.images}
      maxFacts={attributes.maxTop}
      description={<Description content={property.content} />}
      points={usePoint(property)}
      side={<HotelSidebar view={view} rates={rates} tab={tab} onTab={setTab} />}
    >
      <HotelRooms view={view} rates={rates} onAdded={showCart} />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} detailed />
    </PropertyDetails>
  );
}
