import { PropertyPage } from "../property/property-page.tsx";
import { VillageDetails } from "../village/village-details.tsx";
import { definePropertyPage } from "./define-property-page.ts";

/** The page of a cabin village. */
export const page = definePropertyPage(function VillagePage() {
  return <PropertyPage>{(view) => <VillageDetails view={view} />}</PropertyPage>;
});
