import { PropertyPage } from "../property/property-page.tsx";
import { CabinDetails } from "../units/cabin-details.tsx";
import { definePropertyPage } from "./define-property-page.ts";

/** The page of a single cabin outside a village. */
export const page = definePropertyPage(function CabinDetailPage() {
  return <PropertyPage>{(view) => <CabinDetails view={view} cabin={view.property} />}</PropertyPage>;
});
