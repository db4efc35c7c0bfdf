import { usePageContext, useSettings } from "@stays/contract";
import { type Accommodation, hasPosition, shownGroups, shownPrice } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { toMapPoint } from "@stays/map/map-point";
import { accommodationLink } from "@stays/routes";
import { useMemo } from "react";

/** The points of a page, as a stable array (MP-03). A unit without a position is at its village or hotel. */
export function useMapPoints(item: Accommodation, parent: Accommodation | undefined): readonly MapPoint[] {
  const { name, language, search } = usePageContext().route;
  const { detailLinks } = useSettings().results;
  return useMemo(() => {
    const links = { language, search, detailLinks };
    if (name === "village") return villagePoints(item, links);
    const isAtParent = parent && !hasPosition(item.content.position);
    return [isAtParent ? createPoint(parent, null, links) : createPoint(item, parent?.id ?? null, links)];
  }, [item, parent, name, language, search, detailLinks]);
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
