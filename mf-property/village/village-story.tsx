import { useSettings, useVisit } from "@stays/contract";
import { BookUnit, Gallery, PropertyLayout, UnitPrice, useRealName } from "@stays/property";
import { useMemo } from "react";
import { Amenities } from "../amenities/amenities.tsx";
import { UnitFilters } from "../availability/unit-filters.tsx";
import { UnitsAvailability } from "../availability/units-availability.tsx";
import { Description } from "../description/description.tsx";
import { PropertyCrumbs } from "../header/property-crumbs.tsx";
import { PropertyHeader } from "../header/property-header.tsx";
import { MapSection } from "../map/map-section.tsx";
import { villagePoints } from "../map/property-points.ts";
import { useShowOnMap } from "../map/use-show-on-map.ts";
import { Offers } from "../offers/offers.tsx";
import type { PropertyInSight } from "../property/use-property.ts";
import { Reviews } from "../reviews/reviews.tsx";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";

/** All that is told of a cabin village, its cabins and their prices (VI-01 to VI-05). */
export function VillageStory({ sight }: { readonly sight: PropertyInSight }) {
  const { place } = useVisit();
  const { attributes, results } = useSettings();
  const showOnMap = useShowOnMap();
  const { property, content, search } = sight;
  useRealName(property.urlAlias);
  const { language } = place;
  const points = useMemo(
    () => villagePoints(property, { language, search: place.search, detailLinks: results.detailLinks }),
    [property, language, place.search, results.detailLinks],
  );
  return (
    <PropertyLayout
      top={
        <>
          <PropertyCrumbs item={property} />
          <Gallery images={content.content.images} />
        </>
      }
      intro={
        <PropertyHeader item={property} maxFacts={attributes.maxTopVillage} onShowMap={showOnMap.show}>
          <Description content={property.content} />
        </PropertyHeader>
      }
      side={
        <PropertySidebar
          sight={sight}
          summary={<UnitPrice products={property.products} isLowest isShort />}
        />
      }
    >
      <UnitsAvailability
        sight={sight}
        filters={<UnitFilters state={search.state} />}
        actionOf={(unit, searchId) => <BookUnit unit={unit} property={property} searchId={searchId} />}
      />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} />
      <MapSection points={points} selectedId={property.id} showOnMap={showOnMap} />
      <Reviews item={property} />
    </PropertyLayout>
  );
}
