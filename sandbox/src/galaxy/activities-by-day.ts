import { daysBetween, dayText, monthOf } from "../world/day.ts";
import { activitiesFor, openOccasions, readActivityFilter } from "./activity-filter.ts";
import type { Operation } from "./galaxy.ts";
import { flag, openPeriod, requiredDay } from "./input.ts";
import { wireActivity } from "./wire-activity.ts";

/** availability/activity/by-day: which days have activities and, unless `datesOnly`, which activities. */
export const activitiesByDay: Operation = (galaxy, { query, lang }) => {
  const fullMonth = flag(query, "getFullMonth");
  const datesOnly = flag(query, "datesOnly");
  const filter = readActivityFilter(query);
  const { start, end } = fullMonth
    ? monthFrom(requiredDay(query, "start"), galaxy.today())
    : openPeriod(query);
  const activities = activitiesFor(galaxy, filter, lang);
  const days = daysBetween(start, end);
  // A range that begins before today has no result at all. A month starts from today instead.
  const isPast = start < galaxy.today();
  const open = days.map(
    (day) => !isPast && activities.some((activity) => openOccasions(galaxy, activity, day, day).length > 0),
  );
  const available = days.filter((_, index) => open[index]);
  const SearchId = datesOnly ? null : galaxy.activitySearches.keep({ start, end });
  const products = available.map((day) => [
    dayText(day),
    activities.flatMap((activity) => {
      const occasions = openOccasions(galaxy, activity, day, day);
      return occasions.length === 0 ? [] : [wireActivity(galaxy, activity, occasions, lang, SearchId)];
    }),
  ]);
  return {
    AvailableDates: available.map(dayText),
    DatesWithAvailability: Object.fromEntries(days.map((day, index) => [dayText(day), open[index] ?? false])),
    ProductsByDay: datesOnly ? {} : Object.fromEntries(products),
    SearchId,
  };
};

function monthFrom(start: number, today: number): { start: number; end: number } {
  const { first, last } = monthOf(start);
  return { start: Math.max(first, today), end: last };
}
