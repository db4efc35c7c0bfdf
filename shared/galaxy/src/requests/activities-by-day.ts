import type { GalaxyClient } from "@stays/contract";
import { decode } from "../decode.ts";
import type { ActivityDays } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { activityDays } from "../schemas/activity.ts";
import { assertRange, flag } from "../sendable.ts";
import { type ActivityFilter, activityParams } from "./activity-filter.ts";

const OPERATION = "availability/activity/by-day";

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
  if (end && !getFullMonth) assertRange(OPERATION, start, end);
  const params = { start, end, ...activityParams(args), datesOnly: true, getFullMonth: flag(getFullMonth) };
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, params, signal), activityDays);
}

/** `activitiesByDay` as a query, fresh for five minutes. */
export const activitiesByDayQuery = (args: ActivitiesByDayArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, activitiesByDay);
