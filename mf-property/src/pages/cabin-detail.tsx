import { CabinDetails } from "../cabins/cabin-details.tsx";
import { PropertyPage } from "../property/property-page.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a single cabin outside a village. */
export function Page() {
  return <PropertyPage>{(view) => <CabinDetails view={view} cabin={view.property} />}</PropertyPage>;
}
