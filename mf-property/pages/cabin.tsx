import { CONTRACT_VERSION } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertyTexts } from "@stays/property";
import { CabinStory } from "../cabins/cabin-story.tsx";
import { propertyHead } from "../head/property-head.ts";
import { MissingProperty } from "../missing/missing-property.tsx";
import { MissingUnit } from "../missing/missing-unit.tsx";
import { propertyQueries } from "../property/property.query.ts";
import { PropertyBoundary } from "../property/property-boundary.tsx";
import { unitInSight } from "../property/unit-in-sight.ts";
import { useProperty } from "../property/use-property.ts";

export const contract = CONTRACT_VERSION;
export const queries = propertyQueries;
export const head = propertyHead;
export { texts } from "../texts/texts.ts";
export const sharedTexts = [propertyTexts, { namespace: MAP_NAMESPACE, load: mapTexts }];

/** A cabin in a village. */
export function Page() {
  return (
    <PropertyBoundary>
      <Cabin />
    </PropertyBoundary>
  );
}

function Cabin() {
  const sight = useProperty();
  if (!sight) return <MissingProperty />;
  const cabin = unitInSight(sight);
  if (!cabin) return <MissingUnit kind="cabin" property={sight.content} />;
  return <CabinStory sight={sight} cabin={cabin} parent={sight.property} />;
}
