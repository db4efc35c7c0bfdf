import { useSettings, useVisit } from "@stays/contract";
import { Gallery, PropertyLayout, UnitPrice, useRealName } from "@stays/property";
import { type Accommodation, isPlaced } from "@stays/stay";
import { useMemo } from "react";
import { Amenities } from "../amenities/amenities.tsx";
import { About } from "../description/about.tsx";
import { PropertyCrumbs } from "../header/property-crumbs.tsx";
import { PropertyHeader } from "../header/property-header.tsx";
import { MapSection } from "../map/map-section.tsx";
import { pointOf } from "../map/property-points.ts";
import { useShowOnMap } from "../map/use-show-on-map.ts";
import { sightOfUnit } from "../property/unit-in-sight.ts";
import type { PropertyInSight } from "../property/use-property.ts";
import { Reviews } from "../reviews/reviews.tsx";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";
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
  const { place } = useVisit();
  const { attributes, results } = useSettings();
  const showOnMap = useShowOnMap();
  const sight = sightOfUnit(ofProperty, room);
  useRealName(room.urlAlias);
  const { language, search } = place;
  const placed = isPlaced(room.content.position) || !parent ? room : parent;
  const points = useMemo(
    () => [pointOf(placed, null, { language, search, detailLinks: results.detailLinks })],
    [placed, language, search, results.detailLinks],
  );
  return (
    <PropertyLayout
      top={
        <>
          <PropertyCrumbs item={room} parent={parent} />
          <Gallery images={room.content.images} />
        </>
      }
      intro={<PropertyHeader item={room} maxFacts={attributes.maxTop} onShowMap={showOnMap.show} />}
      side={<PropertySidebar sight={sight} summary={<UnitPrice products={room.products} isShort />} />}
    >
      <RoomOptions sight={sight} room={room} />
      <Amenities facilities={room.content.attributes} detailed />
      <About content={room.content} />
      <MapSection points={points} selectedId={placed.id} showOnMap={showOnMap} />
      <Reviews item={room} />
    </PropertyLayout>
  );
}
