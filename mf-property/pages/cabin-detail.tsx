import { CONTRACT_VERSION } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertyTexts } from "@stays/property";
import { CabinStory } from "../cabins/cabin-story.tsx";
import { propertyHead } from "../head/property-head.ts";
import { MissingProperty } from "../missing/missing-property.tsx";
import { propertyQueries } from "../property/property.query.ts";
import { PropertyBoundary } from "../property/property-boundary.tsx";
import { useProperty } from "../property/use-property.ts";

export const contract = CONTRACT_VERSION;
export const queries = propertyQueries;
export const head = propertyHead;
export { texts } from "../texts/texts.ts";
export const sharedTexts = [propertyTexts, { namespace: MAP_NAMESPACE, load: mapTexts }];

/** A cabin with an address of its own. */
export function Page() {
  return (
    <PropertyBoundary>
      <CabinDetail />
    </PropertyBoundary>
  );
}

function CabinDetail() {
  const sight = useProperty();
  return sight ? (
    <CabinStory sight={sight} cabin={sight.property} source={{ cbisId: sight.search.propertyId }} />
  ) : (
    <MissingProperty />
  );
}
