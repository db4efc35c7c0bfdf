import { GalaxyFailure, type GalaxyParams } from "@stays/contract";
import type { Position } from "@stays/domain";
import { defineRead, queryOf } from "../define-read.ts";
import { FRESH } from "../galaxy-query.ts";
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
const activityParams = ({ position, category, geo, attribute }: ActivityFilter): GalaxyParams => ({
  position: position && { Latitude: position.latitude, Longitude: position.longitude },
  category,
  geo,
  attribute,
});

/** One day, or a range of days, never both (ruling 28). YYYY-MM-DD. */
export type ActivityTime =
  | { readonly date: string }
  | { readonly startDate: string; readonly endDate: string };

export type SearchActivitiesArgs = ActivityFilter & ActivityTime;

/**
 * Returns bookable activities. No result is an empty list.
 * @throws UnsendableError when the range is not in order
 */
export const searchActivities = /* @__PURE__ */ defineRead(
  "availability/activity",
  (args: SearchActivitiesArgs, operation) => {
    if ("date" in args) return { date: args.date, ...activityParams(args) };
    const { startDate, endDate } = args;
    assertRange(operation, startDate, endDate);
    return { startDate, endDate, ...activityParams(args) };
  },
  ({ activitySearch }) => activitySearch,
);

export const activitiesQuery = /* @__PURE__ */ queryOf(searchActivities, FRESH.calendar);

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
export const activitiesByDay = /* @__PURE__ */ defineRead(
  "availability/activity/by-day",
  ({ start, end, getFullMonth, ...filter }: ActivitiesByDayArgs, operation) => {
    if (end && !getFullMonth) assertRange(operation, start, end);
    return { start, end, ...activityParams(filter), datesOnly: true, getFullMonth: flag(getFullMonth) };
  },
  ({ activityDays }) => activityDays,
);

export const activitiesByDayQuery = /* @__PURE__ */ queryOf(activitiesByDay, FRESH.calendar);

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
export const recommendedActivities = /* @__PURE__ */ defineRead(
  "availability/activity/recommended",
  ({ start, end, bookedAccommodation }: RecommendedActivitiesArgs, operation) => {
    if (!start || !end) throw new GalaxyFailure(operation, 500, "Date is missing");
    if (start > end) throw new GalaxyFailure(operation, 500, "Date start is before date end");
    return { start, end, bookedAccommodation };
  },
  ({ recommendedActivities }) => recommendedActivities,
);

export const recommendedActivitiesQuery = /* @__PURE__ */ queryOf(recommendedActivities, FRESH.calendar);
