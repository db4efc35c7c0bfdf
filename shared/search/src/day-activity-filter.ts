import type { PageContext } from "@stays/contract";
import type { ActivityFilter } from "@stays/galaxy";

/**
 * The filter of activities by day: the configured activities. Galaxy lists those near the booked accommodation
 * first.
 */
export function dayActivityFilter({
  search,
  settings,
}: Pick<PageContext, "search" | "settings">): ActivityFilter {
  const { categoryId, attributeId, geoId } = settings.upsell.day;
  return {
    position: search.position,
    category: categoryId,
    attribute: attributeId,
    geo: geoId === null ? [] : [geoId],
  };
}
