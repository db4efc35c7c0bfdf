import { useSettings } from "@stays/contract";
import { type Accommodation, hasPosition } from "@stays/domain";
import { UnitPrice } from "@stays/stay-page";
import { Amenities } from "../amenities/amenities.tsx";
import { About } from "../description/about.tsx";
import { PropertyDetails } from "../details/property-details.tsx";
import { usePoint } from "../map/use-points.ts";
import { unitView } from "../property/unit-view.ts";
import type { PropertyView } from "../property/use-property.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";
import { RoomOptions } from "./room-options.tsx";

/** The details of one room, on its own or in a hotel (HD-01, RM-01). */
export function RoomDetails({
  view: ofProperty,
  room,
  parent,
}: {
  readonly view: PropertyView;
  readonly room: Accommodation;
  /** The hotel that the room belongs to, if any. */
  readonly parent?: Accommodation | undefined;
}) {
  const { attributes } = useSettings();
  const view = unitView(ofProperty, room);
  const itemOnMap = hasPosition(room.content.position) || !parent ? room : parent;
  return (
    <PropertyDetails
      item={room}
      parent={parent}
      maxFacts={attributes.maxTop}
      points={usePoint(itemOnMap)}
      mapPointId={itemOnMap.id}
      side={<PropertySidebar view={view} summary={<UnitPrice products={room.products} isShort />} />}
    >
      <RoomOptions view={view} room={room} />
      <Amenities facilities={room.content.attributes} detailed />
      <About content={room.content} />
    </PropertyDetails>
  );
}
