import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { ActivitySearch } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { activitySearch } from "../schemas/activity.ts";
import { assertRange } from "../sendable.ts";
import { type ActivityFilter, activityParams } from "./activity-filter.ts";

const OPERATION = "availability/activity";

/** One day, or a range of days, never both (ruling 28). YYYY-MM-DD. */
export type ActivityTime =
  | { readonly date: string }
  | { readonly startDate: string; readonly endDate: string };

/** The filters and the time of an activity search. */
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
  if ("startDate" in args) assertRange(OPERATION, args.startDate, args.endDate);
  const time = "date" in args ? { date: args.date } : { startDate: args.startDate, endDate: args.endDate };
  const answer = await galaxy.get(OPERATION, { ...time, ...activityParams(args) }, signal);
  return decode(galaxy, OPERATION, answer, activitySearch);
}

/** `searchActivities` as a query, fresh for five minutes. */
export const activitiesQuery = (args: SearchActivitiesArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, searchActivities);
