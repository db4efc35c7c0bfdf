import { CONTRACT_VERSION } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertyTexts } from "@stays/property";
import { propertyHead } from "../head/property-head.ts";
import { MissingProperty } from "../missing/missing-property.tsx";
import { propertyQueries } from "../property/property.query.ts";
import { PropertyBoundary } from "../property/property-boundary.tsx";
import { useProperty } from "../property/use-property.ts";
import { VillageStory } from "../village/village-story.tsx";

export const contract = CONTRACT_VERSION;
export const queries = propertyQueries;
export const head = propertyHead;
export { texts } from "../texts/texts.ts";
export const sharedTexts = [propertyTexts, { namespace: MAP_NAMESPACE, load: mapTexts }];

/** A cabin village. */
export function Page() {
  return (
    <PropertyBoundary>
      <Village />
    </PropertyBoundary>
  );
}

function Village() {
  const sight = useProperty();
  return sight ? <VillageStory sight={sight} /> : <MissingProperty />;
}
