import { type Accommodation, hasPosition, shownGroups, shownPrice } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { stayPoint } from "@stays/map/map-point";
import { accommodationLink } from "@stays/routes";

/** The texts and query string that the links of map points need. */
export interface PointTexts {
  readonly language: string;
  readonly search: string;
  readonly detailLinks: Readonly<Record<string, string>>;
}

/** Converts an accommodation to a map point (MP-01). */
export function pointOf(item: Accommodation, parentId: string | null, words: PointTexts): MapPoint {
  const linked = { ...item, parentId: item.parentId ?? parentId };
  return stayPoint(
    item,
    shownPrice(item.products)?.product.price ?? null,
    accommodationLink(words.language, linked, words.detailLinks, words.search),
  );
}

/**
 * The village itself, which Show on map flies to, and its units with a position, each once (VI-05, MP-03,
 * MP-04).
 */
export function villagePoints(property: Accommodation, words: PointTexts): readonly MapPoint[] {
  const units = [...shownGroups(property).flatMap((group) => group.accommodations), ...property.children];
  const itemOnMap = units.filter(
    (unit, index) =>
      hasPosition(unit.content.position) && units.findIndex((other) => other.id === unit.id) === index,
  );
  return [pointOf(property, null, words), ...itemOnMap.map((unit) => pointOf(unit, property.id, words))];
}
