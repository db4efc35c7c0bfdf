import type { WorldLanguage } from "../world/localised.ts";
import { type ActivityFilter, activitiesFor, openOccasions, readActivityFilter } from "./activity-filter.ts";
import type { MockGalaxy, Operation } from "./galaxy.ts";
import { BadInput, flag, openPeriod, optionalDay, period } from "./input.ts";
import { wireActivity } from "./wire-activity.ts";

/** availability/activity: bookable activities of a day or a range. */
export const searchActivities: Operation = (galaxy, { query, lang }) => {
  const date = optionalDay(query, "date");
  const ranged = query.has("startDate") || query.has("endDate");
  if ((date !== null) === ranged)
    throw new BadInput("date, startDate, endDate", "send either a date or both ends");
  const range = date === null ? period(query, "startDate", "endDate") : { start: date, end: date };
  const filter = readActivityFilter(query);
  const SearchId = galaxy.activitySearches.keep(range);
  return { SearchId, ActivityGroups: bookable(galaxy, filter, range, lang, SearchId) };
};

/** availability/activity/by-product: the same for a range, grouped per product. */
export const activitiesByProduct: Operation = (galaxy, { query, lang }) => {
  const range = openPeriod(query);
  const datesOnly = flag(query, "datesOnly");
  const filter = readActivityFilter(query);
  const SearchId = galaxy.activitySearches.keep(range);
  return { SearchId, ActivityGroups: bookable(galaxy, filter, range, lang, datesOnly ? null : SearchId) };
};

/** Returns the activities with an open occasion in the range. */
export function bookable(
  galaxy: MockGalaxy,
  filter: ActivityFilter,
  { start, end }: { start: number; end: number },
  lang: WorldLanguage,
  searchId: string | null,
) {
  return activitiesFor(galaxy, filter, lang).flatMap((activity) => {
    const occasions = openOccasions(galaxy, activity, start, end);
    return occasions.length === 0 ? [] : [wireActivity(galaxy, activity, occasions, lang, searchId)];
  });
}
