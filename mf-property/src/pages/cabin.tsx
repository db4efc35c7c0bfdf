import { UnitPage } from "../property/property-page.tsx";
import { CabinDetails } from "../units/cabin-details.tsx";
import { definePropertyPage } from "./define-property-page.ts";

/** The page of a cabin in a village. */
export const page = definePropertyPage(function CabinPage() {
  return (
    <UnitPage kind="cabin">
      {(view, cabin) => <CabinDetails view={view} cabin={cabin} parent={view.property} />}
    </UnitPage>
  );
});
