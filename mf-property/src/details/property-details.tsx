import type { Accommodation, StayImage } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { Gallery, PropertyLayout, SideSkeleton, useUrlAlias } from "@stays/stay-page";
import { AfterPage, type ElementNode } from "@stays/ui";
import type { ReactNode } from "react";
import { PropertyCrumbs } from "../header/property-crumbs.tsx";
import { PropertyHeader } from "../header/property-header.tsx";
import { MapSection } from "../map/map-section.tsx";
import { useShowOnMap } from "../map/use-show-on-map.ts";
import { Reviews } from "../reviews/reviews.tsx";

/**
 * The layout that all property pages share: photos, name and facts, the page's own sections, map and reviews,
 * with the sidebar beside them.
 */
export function PropertyDetails({
  item,
  parent,
  images = item.content.images,
  maxFacts,
  description,
  points,
  mapPointId = item.id,
  side,
  children,
}: {
  readonly item: Accommodation;
  /** The village or hotel that the item belongs to, if any. */
  readonly parent?: Accommodation | undefined;
  readonly images?: readonly StayImage[];
  readonly maxFacts: number;
  /** Rendered under the name. */
  readonly description?: ElementNode;
  /** The points of the map. Keep the array stable between renders. */
  readonly points: readonly MapPoint[];
  /** The id of the point that Show on map flies to. */
  readonly mapPointId?: string;
  readonly side: ReactNode;
  readonly children: ElementNode;
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
      side={<AfterPage skeleton={<SideSkeleton />}>{side}</AfterPage>}
    >
      <AfterPage>
        {children}
        <MapSection points={points} selectedId={mapPointId} showOnMap={showOnMap} />
        <Reviews item={item} />
      </AfterPage>
    </PropertyLayout>
  );
}
