import { useSettings } from "@stays/contract";
import { type Accommodation, isPlaced } from "@stays/domain";
import { UnitPrice } from "@stays/stay-page";
import { Amenities } from "../amenities/amenities.tsx";
import { About } from "../description/about.tsx";
import { usePoint } from "../map/use-points.ts";
import { sightOfUnit } from "../property/unit-in-sight.ts";
import type { PropertyInSight } from "../property/use-property.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";
import { PropertyStory } from "../story/property-story.tsx";
import { RoomOptions } from "./room-options.tsx";

/** All that is told of one room, whether it has an address of its own or stands in a hotel (HD-01, RM-01). */
export function RoomStory({
  sight: ofProperty,
  room,
  parent,
}: {
  readonly sight: PropertyInSight;
  readonly room: Accommodation;
  /** The hotel, when the room is in one. */
  readonly parent?: Accommodation | undefined;
}) {
  const { attributes } = useSettings();
  const sight = sightOfUnit(ofProperty, room);
  const placed = isPlaced(room.content.position) || !parent ? room : parent;
  return (
    <PropertyStory
      item={room}
      parent={parent}
      maxFacts={attributes.maxTop}
      points={usePoint(placed)}
      placeId={placed.id}
      side={<PropertySidebar sight={sight} summary={<UnitPrice products={room.products} isShort />} />}
    >
      <RoomOptions sight={sight} room={room} />
      <Amenities facilities={room.content.attributes} detailed />
      <About content={room.content} />
    </PropertyStory>
  );
}
