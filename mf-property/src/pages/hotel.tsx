import { HotelDetails } from "../hotel/hotel-details.tsx";
import { PropertyPage } from "../property/property-page.tsx";
import { definePropertyPage } from "./define-property-page.ts";

/** The page of a hotel. */
export const page = definePropertyPage(function HotelPage() {
  return <PropertyPage>{(view) => <HotelDetails view={view} />}</PropertyPage>;
});
