import { CabinDetails } from "../cabins/cabin-details.tsx";
import { PropertyPage } from "../property/property-page.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** A cabin with an address of its own. */
export function Page() {
  return <PropertyPage>{(sight) => <CabinDetails sight={sight} cabin={sight.property} />}</PropertyPage>;
}
