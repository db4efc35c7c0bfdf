import type { SiteSettings, Visit } from "@stays/contract";
import type { ActivityFilter } from "@stays/galaxy";
import { positionIn } from "./search-state-of.ts";

/**
 * The filter of activities by day: the configured activities. Galaxy lists those near the booked accommodation
 * first.
 */
export function dayActivityFilter({ place, settings }: Pick<Visit, "place" | "settings">): ActivityFilter {
  const { categoryId, attributeId, geoId }: SiteSettings["upsell"]["day"] = settings.upsell.day;
  return {
    position: positionIn(place.search),
    category: categoryId,
    attribute: attributeId,
    geo: geoId === null ? [] : [geoId],
  };
}
