import { PropertyPage } from "../property/property-page.tsx";
import { RoomDetails } from "../rooms/room-details.tsx";
import { definePropertyPage } from "./define-property-page.ts";

/** The page of a single room outside a hotel. */
export const page = definePropertyPage(function HotelDetailPage() {
  return <PropertyPage>{(view) => <RoomDetails view={view} room={view.property} />}</PropertyPage>;
});
