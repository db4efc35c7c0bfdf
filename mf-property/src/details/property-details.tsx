import type { Accommodation, StayImage } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { Gallery, PropertyLayout, useUrlAlias } from "@stays/stay-page";
import type { ReactNode } from "react";
import { PropertyCrumbs } from "../header/property-crumbs.tsx";
import { PropertyHeader } from "../header/property-header.tsx";
import { MapSection } from "../map/map-section.tsx";
import { useShowOnMap } from "../map/use-show-on-map.ts";
import { Reviews } from "../reviews/reviews.tsx";

/**
 * What the pages of all kinds tell in the same order: photos, name and facts, then the page's own sections, the map and
 * the reviews, with the sidebar beside them.
 */
export function PropertyDetails({
  item,
  parent,
  images = item.content.images,
  maxFacts,
  description,
  points,
  placeId = item.id,
  side,
  children,
}: {
  readonly item: Accommodation;
  /** The village or hotel that it is in. */
  readonly parent?: Accommodation | undefined;
  readonly images?: readonly StayImage[];
  readonly maxFacts: number;
  /** Where it stands under the name. */
  readonly description?: ReactNode;
  /** Of the map; keep the array between renders. */
  readonly points: readonly MapPoint[];
  /** The point that Show on map flies to. */
  readonly placeId?: string;
  readonly side: ReactNode;
  readonly children: ReactNode;
}) {
  const showOnMap = useShowOnMap();
  useUrlAlias(item.urlAlias);
  return (
    <PropertyLayout
      top={
        <>
          <PropertyCrumbs item={item} parent={parent} />
          <Gallery images={images} />
        </>
      }
      intro={
        <PropertyHeader item={item} maxFacts={maxFacts} onShowMap={showOnMap.show}>
          {description}
        </PropertyHeader>
      }
      side={side}
    >
      {children}
      <MapSection points={points} selectedId={placeId} showOnMap={showOnMap} />
      <Reviews item={item} />
    </PropertyLayout>
  );
}
