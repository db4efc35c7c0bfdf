import { CONTRACT_VERSION } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertyTexts } from "@stays/property";
import { propertyHead } from "../head/property-head.ts";
import { MissingProperty } from "../missing/missing-property.tsx";
import { propertyQueries } from "../property/property.query.ts";
import { PropertyBoundary } from "../property/property-boundary.tsx";
import { useProperty } from "../property/use-property.ts";
import { RoomStory } from "../rooms/room-story.tsx";

export const contract = CONTRACT_VERSION;
export const queries = propertyQueries;
export const head = propertyHead;
export { texts } from "../texts/texts.ts";
export const sharedTexts = [propertyTexts, { namespace: MAP_NAMESPACE, load: mapTexts }];

/** A room with an address of its own. */
export function Page() {
  return (
    <PropertyBoundary>
      <HotelDetail />
    </PropertyBoundary>
  );
}

function HotelDetail() {
  const sight = useProperty();
  return sight ? (
    <RoomStory sight={sight} room={sight.property} source={{ cbisId: sight.search.propertyId }} />
  ) : (
    <MissingProperty />
  );
}
