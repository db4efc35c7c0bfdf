import { usePageContext, useSettings } from "@stays/contract";
import { type Accommodation, hasPosition, shownGroups, shownPrice } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { toMapPoint } from "@stays/map/map-point";
import { accommodationLink } from "@stays/routes";
import { useMemo } from "react";

function useLinkContext(): LinkContext {
  const { language, search } = usePageContext().route;
  const { detailLinks } = useSettings().results;
  return useMemo(() => ({ language, search, detailLinks }), [language, search, detailLinks]);
}

/**
 * The single map point of a page, as a stable array (MP-03).
 *
 * @param parentId of the village that the cabin belongs to, for the point's link
 */
export function usePoint(stay: Accommodation, parentId: string | null = null): readonly MapPoint[] {
  const links = useLinkContext();
  return useMemo(() => [createPoint(stay, parentId, links)], [stay, parentId, links]);
}

/** The village and its cabins with a position, as a stable array (VI-05). */
export function useVillagePoints(village: Accommodation): readonly MapPoint[] {
  const links = useLinkContext();
  return useMemo(() => villagePoints(village, links), [village, links]);
}

interface LinkContext {
  readonly language: string;
  readonly search: string;
  readonly detailLinks: Readonly<Record<string, string>>;
}

export function createPoint(item: Accommodation, parentId: string | null, links: LinkContext): MapPoint {
  const linked = { ...item, parentId: item.parentId ?? parentId };
  return toMapPoint(
    item,
    shownPrice(item.products)?.product.price ?? null,
    accommodationLink(links.language, linked, links.detailLinks, links.search),
  );
}

/**
 * The village itself, which Show on map flies to, and its units with a position, each once (VI-05, MP-03,
 * MP-04).
 */
export function villagePoints(property: Accommodation, links: LinkContext): readonly MapPoint[] {
  const units = [...shownGroups(property).flatMap((group) => group.accommodations), ...property.children];
  const itemOnMap = units.filter(
    (unit, index) =>
      hasPosition(unit.content.position) && units.findIndex((other) => other.id === unit.id) === index,
  );
  return [
    createPoint(property, null, links),
    ...itemOnMap.map((unit) => createPoint(unit, property.id, links)),
  ];
}
