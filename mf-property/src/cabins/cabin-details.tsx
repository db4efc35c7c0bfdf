import { useSettings } from "@stays/contract";
import { type Accommodation, hasPosition } from "@stays/domain";
import { UnitPrice } from "@stays/stay-page";
import { Amenities } from "../amenities/amenities.tsx";
import { Description } from "../description/description.tsx";
import { PropertyDetails } from "../details/property-details.tsx";
import { usePoint } from "../map/use-points.ts";
import { Offers } from "../offers/offers.tsx";
import { unitView } from "../property/unit-view.ts";
import type { PropertyView } from "../property/use-property.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";
import { CabinAvailability } from "./cabin-availability.tsx";
import { CabinOffer } from "./cabin-offer.tsx";

/** The details of one cabin, on its own or in a village (CD-01 to CD-05, CB-01). */
export function CabinDetails({
  view: ofProperty,
  cabin,
  parent,
}: {
  readonly view: PropertyView;
  readonly cabin: Accommodation;
  /** The village that the cabin belongs to, if any. */
  readonly parent?: Accommodation | undefined;
}) {
  const { attributes } = useSettings();
  const view = unitView(ofProperty, cabin);
  const itemOnMap = hasPosition(cabin.content.position) || !parent ? cabin : parent;
  return (
    <PropertyDetails
      item={cabin}
      parent={parent}
      maxFacts={attributes.maxTop}
      description={<Description content={cabin.content} />}
      points={usePoint(itemOnMap, itemOnMap === cabin ? parent?.id : null)}
      mapPointId={itemOnMap.id}
      side={
        <PropertySidebar
          view={view}
          summary={<UnitPrice products={cabin.products} isShort />}
          offer={<CabinOffer view={view} cabin={cabin} />}
        />
      }
    >
      <CabinAvailability view={view} cabin={cabin} />
      <Offers property={parent ?? cabin} unit={parent && cabin} />
      <Amenities facilities={cabin.content.attributes} detailed />
    </PropertyDetails>
  );
}
