import type { SiteSettings, Visit } from "@stays/contract";
import { type ActivityFilter, activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";
import { positionIn } from "@stays/search";

/**
 * The filter of the day page: the configured activities. Galaxy lists those near the booked accommodation
 * first.
 */
export function dayFilter({ place, settings }: Pick<Visit, "place" | "settings">): ActivityFilter {
  const { categoryId, attributeId, geoId }: SiteSettings["upsell"]["day"] = settings.upsell.day;
  return {
    position: positionIn(place.search),
    category: categoryId,
    attribute: attributeId,
    geo: geoId === null ? [] : [geoId],
  };
}

/** The query for the days of the stay that have activities (UP-01). */
export const daysOfStayQuery = (filter: ActivityFilter, stay: { start: string; end: string }) =>
  activitiesByDayQuery({ ...filter, start: stay.start, end: stay.end });

/** The query for the activities of one day; each day is a search of its own (CA-08). */
export const dayQuery = (filter: ActivityFilter, date: string) => activitiesQuery({ ...filter, date });
