import type { Visit } from "@stays/contract";
import { isPast } from "@stays/domain";
import { recommendedActivitiesQuery } from "@stays/galaxy";
import { bookedAccommodationIn } from "@stays/search";

type RecommendedVisit = Pick<Visit, "place" | "search" | "today">;

/** The dates and the booked accommodation of the page. A stay that has begun before today has no dates. */
export function recommendedStay({ place, search: { start, end }, today }: RecommendedVisit) {
  const bookedAccommodation = bookedAccommodationIn(place.search);
  const isOver = start !== null && isPast(start, today);
  return isOver ? { start: null, end: null, bookedAccommodation } : { start, end, bookedAccommodation };
}

/** The query for recommendations for the stay and booked accommodation of the page. */
export const recommendedQuery = (visit: RecommendedVisit) =>
  recommendedActivitiesQuery(recommendedStay(visit));
