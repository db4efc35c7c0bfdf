import { useSettings } from "@stays/contract";
import { BookUnit, UnitPrice } from "@stays/stay-page";
import { Amenities } from "../amenities/amenities.tsx";
import { CompareLink } from "../availability/compare-link.tsx";
import { UnitFilters } from "../availability/unit-filters.tsx";
import { UnitsAvailability } from "../availability/units-availability.tsx";
import { Description } from "../description/description.tsx";
import { PropertyDetails } from "../details/property-details.tsx";
import { useVillagePoints } from "../map/use-points.ts";
import { Offers } from "../offers/offers.tsx";
import type { PropertyView } from "../property/use-property.ts";
import { PropertySidebar } from "../sidebar/property-sidebar.tsx";

/** The details of a cabin village, its cabins and their prices (VI-01 to VI-05). */
export function VillageDetails({ view }: { readonly view: PropertyView }) {
  const { attributes } = useSettings();
  const { property, content, search } = view;
  return (
    <PropertyDetails
      item={property}
      images={content.content.images}
      maxFacts={attributes.maxTopVillage}
      description={<Description content={property.content} />}
      points={useVillagePoints(property)}
      side={
        <PropertySidebar view={view} summary={<UnitPrice products={property.products} isLowest isShort />} />
      }
    >
      <UnitsAvailability
        view={view}
        filters={
          <>
            <UnitFilters state={search.state} />
            <CompareLink property={property} />
          </>
        }
        actionOf={(unit, searchId) => <BookUnit unit={unit} property={property} searchId={searchId} />}
      />
      <Offers property={property} />
      <Amenities facilities={content.content.attributes} />
    </PropertyDetails>
  );
}
