import { type GalaxyClient, GalaxyFailure, type GalaxyParams } from "@stays/contract";
import type { ActivityDays, ActivitySearch, Position, RecommendedActivities } from "@stays/domain";
import { decodeAnswer } from "../decode-answer.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { assertRange, flag } from "../request-checks.ts";

/** The filters of an activity search. Unset = null, undefined or an empty list: never sent. */
export interface ActivityFilter {
  /** Sorts by distance, nearest first. */
  readonly position?: Position | null | undefined;
  readonly category?: number | null | undefined;
  readonly geo?: readonly number[] | undefined;
  readonly attribute?: number | null | undefined;
}

/** Returns the filter in Galaxy's format: both coordinates of a position or none (wire decision 5). */
function activityParams({ position, ...filter }: ActivityFilter): GalaxyParams {
  return {
    position: position ? { Latitude: position.latitude, Longitude: position.longitude } : undefined,
    category: filter.category,
    geo: filter.geo?.length ? filter.geo : undefined,
    attribute: filter.attribute,
  };
}

const SEARCH_ACTIVITIES = "availability/activity";

/** One day, or a range of days, never both (ruling 28). YYYY-MM-DD. */
export type ActivityTime =
  | { readonly date: string }
  | { readonly startDate: string; readonly endDate: string };

export type SearchActivitiesArgs = ActivityFilter & ActivityTime;

/**
 * Returns bookable activities. No result is an empty list.
 * @throws UnsendableError when the range is not in order
 */
export async function searchActivities(
  galaxy: GalaxyClient,
  args: SearchActivitiesArgs,
  signal?: AbortSignal,
): Promise<ActivitySearch> {
  if ("startDate" in args) assertRange(SEARCH_ACTIVITIES, args.startDate, args.endDate);
  const time = "date" in args ? { date: args.date } : { startDate: args.startDate, endDate: args.endDate };
  return decodeAnswer(
    galaxy,
    SEARCH_ACTIVITIES,
    galaxy.get(SEARCH_ACTIVITIES, { ...time, ...activityParams(args) }, signal),
    ({ activitySearch }, items) => activitySearch(items),
  );
}

/** `searchActivities` as a query, fresh for five minutes. */
export const activitiesQuery = (args: SearchActivitiesArgs) =>
  galaxyQuery(SEARCH_ACTIVITIES, args, FRESH.calendar, searchActivities);

const ACTIVITIES_BY_DAY = "availability/activity/by-day";

/**
 * Without `end` only `start` counts. `getFullMonth` requests the whole month of `start` and ignores `end`.
 */
export interface ActivitiesByDayArgs extends ActivityFilter {
  readonly start: string;
  readonly end?: string | null | undefined;
  readonly getFullMonth?: boolean;
}

/**
 * Returns which days have activities. To book one, use `searchActivities`, which starts a search.
 * @throws UnsendableError when start is after end
 */
export async function activitiesByDay(
  galaxy: GalaxyClient,
  args: ActivitiesByDayArgs,
  signal?: AbortSignal,
): Promise<ActivityDays> {
  const { start, end, getFullMonth } = args;
  if (end && !getFullMonth) assertRange(ACTIVITIES_BY_DAY, start, end);
  const params = { start, end, ...activityParams(args), datesOnly: true, getFullMonth: flag(getFullMonth) };
  return decodeAnswer(
    galaxy,
    ACTIVITIES_BY_DAY,
    galaxy.get(ACTIVITIES_BY_DAY, params, signal),
    ({ activityDays }, items) => activityDays(items),
  );
}

/** `activitiesByDay` as a query, fresh for five minutes. */
export const activitiesByDayQuery = (args: ActivitiesByDayArgs) =>
  galaxyQuery(ACTIVITIES_BY_DAY, args, FRESH.calendar, activitiesByDay);

const RECOMMENDED_ACTIVITIES = "availability/activity/recommended";

/** The booked stay of a recommendation request. */
export interface RecommendedActivitiesArgs {
  /** YYYY-MM-DD; null = the URL has none. */
  readonly start: string | null;
  readonly end: string | null;
  /** Bare digits, from the query parameter `ba` of the page. */
  readonly bookedAccommodation?: string | null | undefined;
}

/**
 * Returns the recommendations for a booked stay. Missing or swapped dates are code 500 without a call, as
 * Galaxy would refuse them (ruling 30).
 */
export async function recommendedActivities(
  galaxy: GalaxyClient,
  { start, end, bookedAccommodation }: RecommendedActivitiesArgs,
  signal?: AbortSignal,
): Promise<RecommendedActivities> {
  if (!start || !end) throw new GalaxyFailure(RECOMMENDED_ACTIVITIES, 500, "Date is missing");
  if (start > end) throw new GalaxyFailure(RECOMMENDED_ACTIVITIES, 500, "Date start is before date end");
  return decodeAnswer(
    galaxy,
    RECOMMENDED_ACTIVITIES,
    galaxy.get(RECOMMENDED_ACTIVITIES, { start, end, bookedAccommodation }, signal),
    ({ recommendedActivities }, items) => recommendedActivities(items),
  );
}

/** `recommendedActivities` as a query, fresh for five minutes. */
export const recommendedActivitiesQuery = (args: RecommendedActivitiesArgs) =>
  galaxyQuery(RECOMMENDED_ACTIVITIES, args, FRESH.calendar, recommendedActivities);
