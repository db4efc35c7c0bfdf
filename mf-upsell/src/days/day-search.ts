import type { SiteSettings, Visit } from "@stays/contract";
import type { Position } from "@stays/domain";
import { type ActivityFilter, activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";
import { parseSearch } from "@stays/search";

/** Where the booked accommodation is, from `lat` and `long` of the page: nearest activities first. */
export function positionOf({ place, settings }: Pick<Visit, "place" | "settings">): Position | null {
  return parseSearch(place.search, settings.guests).position;
}

/** Which activities the day page shows: those of the settings, near the booked accommodation. */
export function dayFilter(visit: Pick<Visit, "place" | "settings">): ActivityFilter {
  const { categoryId, attributeId, geoId }: SiteSettings["upsell"]["day"] = visit.settings.upsell.day;
  return {
    position: positionOf(visit),
    category: categoryId,
    attribute: attributeId,
    geo: geoId === null ? [] : [geoId],
  };
}

/** Which days of the stay have activities (UP-01). */
export const daysOfStayQuery = (filter: ActivityFilter, stay: { start: string; end: string }) =>
  activitiesByDayQuery({ ...filter, start: stay.start, end: stay.end });

/** What can be booked on one day: each day is a search of its own (CA-08). */
export const dayQuery = (filter: ActivityFilter, date: string) => activitiesQuery({ ...filter, date });
