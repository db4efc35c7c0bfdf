import { type Activity, mainFirst } from "@stays/domain";
import type { MapPoint } from "@stays/map";

/** An activity as a place on the map: it has no page of its own to go to, and its price stands on its tile. */
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
