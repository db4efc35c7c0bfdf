import { useSettings, useVisit } from "@stays/contract";
import { Gallery, PropertyLayout, UnitPrice, useRealName } from "@stays/property";
import type { Accommodation } from "@stays/stay";
import { useMemo } from "react";
import { Amenities } from "../amenities/amenities.tsx";
import { Description } from "../description/description.tsx";
import { PropertyCrumbs } from "../header/property-crumbs.tsx";
import { PropertyHeader } from "../header/property-header.tsx";
import { MapSection } from "../map/map-section.tsx";
import { pointOf } from "../map/property-points.ts";
import { useShowOnMap } from "../map/use-show-on-map.ts";
import { Offers } from "../offers/offers.tsx";
import { sightOfUnit } from "../property/unit-in-sight.ts";
import type { PropertyInSight } from "../property/use-property.ts";
import { Reviews } from "../reviews/reviews.tsx";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";
import { CabinAvailability } from "./cabin-availability.tsx";
import { CabinOffer } from "./cabin-offer.tsx";

/** All that is told of one cabin, whether it stands alone or in a village (CD-01 to CD-05, CB-01). */
export function CabinStory({
  sight: ofProperty,
  cabin,
  parent,
}: {
  readonly sight: PropertyInSight;
  readonly cabin: Accommodation;
  /** The village, when the cabin is in one. */
  readonly parent?: Accommodation | undefined;
}) {
  const { place } = useVisit();
  const { attributes, results } = useSettings();
  const showOnMap = useShowOnMap();
  const sight = sightOfUnit(ofProperty, cabin);
  useRealName(cabin.urlAlias);
  const { language, search } = place;
  const points = useMemo(
    () => [pointOf(cabin, parent?.id ?? null, { language, search, detailLinks: results.detailLinks })],
    [cabin, parent, language, search, results.detailLinks],
  );
  return (
    <PropertyLayout
      top={
        <>
          <PropertyCrumbs item={cabin} parent={parent} />
          <Gallery images={cabin.content.images} />
        </>
      }
      intro={
        <PropertyHeader item={cabin} maxFacts={attributes.maxTop} onShowMap={showOnMap.show}>
          <Description content={cabin.content} />
        </PropertyHeader>
      }
      side={
        <PropertySidebar
          sight={sight}
          summary={<UnitPrice products={cabin.products} isShort />}
          offer={<CabinOffer sight={sight} cabin={cabin} />}
        />
      }
    >
      <CabinAvailability sight={sight} cabin={cabin} />
      <Offers property={parent ?? cabin} unit={parent && cabin} />
      <Amenities facilities={cabin.content.attributes} detailed />
      <MapSection points={points} selectedId={cabin.id} showOnMap={showOnMap} />
      <Reviews item={cabin} />
    </PropertyLayout>
  );
}
