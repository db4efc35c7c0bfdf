import { type Activity, mainFirst } from "@stays/domain";
import type { MapPoint } from "@stays/map";

/**
 * Converts an activity to a map point, without a link or a price: it has no page, and its card shows the
 * price.
 */
export function mapPointOf({ id, name, content }: Activity): MapPoint {
  return {
    id,
    name,
    position: content.position,
    price: null,
    nights: 0,
    introduction: content.introduction,
    area: content.geoPath,
    image: mainFirst(content.images)[0] ?? null,
    count: 1,
    href: null,
  };
}
