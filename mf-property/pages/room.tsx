import { CONTRACT_VERSION } from "@stays/contract";
import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertyTexts } from "@stays/property";
import { propertyHead } from "../head/property-head.ts";
import { MissingProperty } from "../missing/missing-property.tsx";
import { MissingUnit } from "../missing/missing-unit.tsx";
import { propertyQueries } from "../property/property.query.ts";
import { PropertyBoundary } from "../property/property-boundary.tsx";
import { unitInSight } from "../property/unit-in-sight.ts";
import { useProperty } from "../property/use-property.ts";
import { RoomStory } from "../rooms/room-story.tsx";

export const contract = CONTRACT_VERSION;
export const queries = propertyQueries;
export const head = propertyHead;
export { texts } from "../texts/texts.ts";
export const sharedTexts = [propertyTexts, { namespace: MAP_NAMESPACE, load: mapTexts }];

/** A room in a hotel. */
export function Page() {
  return (
    <PropertyBoundary>
      <Room />
    </PropertyBoundary>
  );
}

function Room() {
  const sight = useProperty();
  if (!sight) return <MissingProperty />;
  const room = unitInSight(sight);
  if (!room) return <MissingUnit kind="room" property={sight.content} />;
  return <RoomStory sight={sight} room={room} parent={sight.property} />;
}
