import type { Visit } from "@stays/contract";
import { dayOf } from "@stays/days";
import type { Activity } from "@stays/domain";
import { activitiesQuery } from "@stays/galaxy";
import { dayActivityFilter } from "@stays/search";
import type { Trip, TripEvent } from "./trip.ts";

type OfVisit = Pick<Visit, "place" | "settings" | "today">;

/**
 * The searches for the names of a shared trip's activities, one for each of their days from today on: no call
 * returns an activity by its id.
 */
export function activityNameQueries({ events }: Trip, visit: OfVisit) {
  if (!visit.settings.upsell.active) return [];
  const days = events
    .filter(({ activity }) => activity !== null)
    .map(({ start }) => dayOf(start))
    .filter((day) => day >= visit.today);
  const filter = dayActivityFilter(visit);
  return [...new Set(days)].map((date) => activitiesQuery({ ...filter, date }));
}

function namedEvent(event: TripEvent, activities: readonly Activity[]): TripEvent {
  const activity = activities.find(({ id }) => event.activity !== null && id.endsWith(`:${event.activity}`));
  return activity ? { ...event, name: activity.name } : event;
}

/** A shared trip with the names of the activities that are found; other events keep their times only. */
export const withActivityNames = (trip: Trip, activities: readonly Activity[]): Trip => ({
  ...trip,
  events: trip.events.map((event) => namedEvent(event, activities)),
});
