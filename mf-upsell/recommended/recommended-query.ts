import type { Visit } from "@stays/contract";
import { parseSearch } from "@stays/search-state";
import { recommendedActivitiesQuery } from "@stays/wire";

/** What is recommended for the stay and the booked accommodation of the page's query. */
export function recommendedQuery({ place, settings }: Pick<Visit, "place" | "settings">) {
  const { start, end, bookedAccommodation } = parseSearch(place.search, settings.guests);
  return recommendedActivitiesQuery({ start, end, bookedAccommodation });
}
