import type { Visit } from "@stays/contract";
import { withoutPastDates } from "@stays/day-booking";
import { recommendedActivitiesQuery } from "@stays/galaxy";
import { parseSearch } from "@stays/search";

/**
 * The dates and the booked accommodation in the page's query string. A stay that has begun before today has
 * no dates.
 */
export function recommendedStay({ place, settings, today }: Pick<Visit, "place" | "settings" | "today">) {
  const { start, end, bookedAccommodation } = parseSearch(
    withoutPastDates(place.search, today),
    settings.guests,
  );
  return { start, end, bookedAccommodation };
}

/** The query for recommendations for the stay and booked accommodation of the page. */
export const recommendedQuery = (visit: Pick<Visit, "place" | "settings" | "today">) =>
  recommendedActivitiesQuery(recommendedStay(visit));
