import { nights } from "@stays/days";
import type { Accommodation, PersonConfiguration } from "@stays/domain";
import { mainFirst } from "@stays/domain";
import type { MapPoint } from "@stays/map";
import { fromPrice } from "../listing/from-price.ts";

/** Map point of a stay: pin and card (MP-01, MP-02, ruling 13). */
export function mapPointOf(
  stay: Accommodation,
  rooms: readonly PersonConfiguration[],
  href: string,
): MapPoint {
  const price = fromPrice(stay, rooms);
  return {
    id: stay.id,
    name: stay.name,
    position: stay.content.position,
    price,
    nights: price ? nights(price.start, price.end) : 0,
    introduction: stay.content.introduction,
    area: stay.content.geoPath,
    image: mainFirst(stay.content.images)[0] ?? null,
    count: stay.totalResults,
    href,
  };
}
