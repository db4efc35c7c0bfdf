import type { SiteSettings, Visit } from "@stays/contract";
import type { Position } from "@stays/domain";
import { type ActivityFilter, activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";
import { parseSearch } from "@stays/search";

/**
 * The position of the booked accommodation, from `lat` and `long` of the page. Galaxy lists the nearest
 * activities first.
 */
export function positionOf({ place, settings }: Pick<Visit, "place" | "settings">): Position | null {
  return parseSearch(place.search, settings.guests).position;
}

/** The filter of the day page: the configured activities, near the booked accommodation. */
export function dayFilter(visit: Pick<Visit, "place" | "settings">): ActivityFilter {
  const { categoryId, attributeId, geoId }: SiteSettings["upsell"]["day"] = visit.settings.upsell.day;
  return {
    position: positionOf(visit),
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
