import * as v from "valibot";
import type { Activity } from "../world/activities.ts";
import { daysBetween, dayText, getMonth } from "../world/day.ts";
import { withDescendants } from "../world/destination.ts";
import { type Localised, translate, type WorldLanguage } from "../world/localised.ts";
import type { Position } from "../world/stay.ts";
import type { CodeAnswer, MockGalaxy, Operation } from "./galaxy.ts";
import {
  BadInput,
  flag,
  integerList,
  jsonReader,
  openPeriod,
  optional,
  period,
  requiredDay,
  requiredDigits,
  requiredInteger,
} from "./input.ts";
import { type OpenOccasion, wireActivity } from "./wire-activity.ts";

/** availability/activity: bookable activities of a day or a range. */
export const searchActivities: Operation = (galaxy, { query, lang }) => {
  const date = optional(query, "date", requiredDay);
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

/** The filters of an activity search. */
interface ActivityFilter {
  readonly position: Position | null;
  readonly category: number | null;
  readonly attribute: number | null;
  readonly geo: readonly number[] | null;
}

export function readActivityFilter(query: URLSearchParams): ActivityFilter {
  return {
    position: optional(query, "position", readPosition),
    category: optional(query, "category", requiredInteger),
    attribute: optional(query, "attribute", requiredInteger),
    geo: optional(query, "geo", integerList),
  };
}

/** Returns the filtered activities, sorted by distance, or by name without a position. */
export function activitiesFor(galaxy: MockGalaxy, filter: ActivityFilter, lang: WorldLanguage): Activity[] {
  const areaIds = filter.geo && withDescendants(galaxy.destination, filter.geo);
  const from = filter.position;
  return [...galaxy.catalogue.activities.values()]
    .filter(
      (activity) =>
        (filter.category === null || activity.categoryId === filter.category) &&
        (filter.attribute === null || activity.attributeIds.includes(filter.attribute)) &&
        (!areaIds || areaIds.has(activity.geoId)),
    )
    .sort((left, right) =>
      from
        ? distance(left.position, from) - distance(right.position, from)
        : translate(left.name, lang).localeCompare(translate(right.name, lang)),
    );
}

/** Returns occasions with capacity left, none for a start in the past. */
export function openOccasions(
  galaxy: MockGalaxy,
  activity: Activity,
  start: number,
  end: number,
): OpenOccasion[] {
  if (start < galaxy.stock.today()) return [];
  return daysBetween(start, end).flatMap((day) =>
    galaxy.stock
      .occasions(activity.id, "", day)
      .filter(({ remaining }) => remaining > 0)
      .map(({ time, remaining }) => ({ day, time, remaining })),
  );
}

const readPosition = jsonReader(
  v.pipe(
    v.strictObject({
      Latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      Longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
    v.transform(({ Latitude, Longitude }): Position => ({ latitude: Latitude, longitude: Longitude })),
  ),
);

function distance(position: Position, from: Position): number {
  return Math.hypot(
    position.latitude - from.latitude,
    (position.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180),
  );
}

/** availability/activity/by-day: which days have activities and, unless `datesOnly`, which activities. */
export const activitiesByDay: Operation = (galaxy, { query, lang }) => {
  const fullMonth = flag(query, "getFullMonth");
  const datesOnly = flag(query, "datesOnly");
  const filter = readActivityFilter(query);
  const { start, end } = fullMonth
    ? monthFrom(requiredDay(query, "start"), galaxy.stock.today())
    : openPeriod(query);
  const activities = activitiesFor(galaxy, filter, lang);
  const days = daysBetween(start, end);
  // A range that begins before today has no result at all. A month starts from today instead.
  const isPast = start < galaxy.stock.today();
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
  const { first, last } = getMonth(start);
  return { start: Math.max(first, today), end: last };
}

const MOST = 6;
const OFFSET = 1;
const title: Localised = {
  en: "Start your mountain days well",
  sv: "Börja fjälldagarna bra",
  no: "Start fjelldagene godt",
  de: "Ein guter Start in die Bergtage",
};
const intro: Localised = {
  en: "Our picks for your first day.",
  sv: "Våra tips för din första dag.",
  no: "Våre tips for din første dag.",
  de: "Unsere Tipps für Ihren ersten Tag.",
};
const badge: Localised = { en: "Popular", sv: "Populärt", no: "Populært", de: "Beliebt" };
const dateMissing: CodeAnswer = { code: 500, errorMessage: "Date is missing" };
const dateOrder: CodeAnswer = { code: 500, errorMessage: "Date start is before date end" };
const nothing = {
  available: 0,
  Activities: [],
  startDate: null,
  cbisIds: [],
  promocode: null,
  name: null,
  description: null,
  introduction: null,
  badge: null,
  offset: 0,
  bf_token: null,
  global_token: null,
};

/** availability/activity/recommended: activities for a booked stay. */
export const recommendedActivities: Operation = (galaxy, { query, lang }) => {
  const start = optional(query, "start", requiredDay);
  const end = optional(query, "end", requiredDay);
  const booked = optional(query, "bookedAccommodation", requiredDigits);
  if (start === null || end === null) return dateMissing;
  if (start > end) return dateOrder;
  const stay = booked === null ? undefined : galaxy.catalogue.stays.get(booked);
  if (stay?.recommends === "none") return nothing;
  const filter = { position: stay?.position ?? null, category: null, attribute: null, geo: null };
  // The answer has no SearchId: the site only shows its keys, and the online site's widget books them.
  const searchId = galaxy.activitySearches.keep({ start, end });
  const Activities = bookable(galaxy, filter, { start, end }, lang, searchId).slice(
    0,
    stay?.recommends === "one" ? 1 : MOST,
  );
  if (Activities.length === 0) return nothing;
  return {
    ...nothing,
    available: Activities.length,
    Activities,
    startDate: dayText(Math.min(start + OFFSET, end)),
    cbisIds: Activities.map(({ Id }) => Id.slice(5)),
    name: translate(title, lang),
    description: `<p>${translate(intro, lang)}</p>`,
    introduction: translate(intro, lang),
    badge: translate(badge, lang),
    offset: Math.min(OFFSET, end - start),
    global_token: "tok_hallefjall",
  };
};

/** Returns the name of an activity by the digits of its id; null when unknown. */
export function activityName({ catalogue }: MockGalaxy, id: string, lang: WorldLanguage): string | null {
  const activity = catalogue.activities.get(Number(id));
  return activity ? translate(activity.name, lang) : null;
}
