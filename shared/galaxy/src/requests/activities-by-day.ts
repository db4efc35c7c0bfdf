import type { ActivityDays } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { activityDays } from "../schemas/activity.ts";
import { assertRange, flag } from "../sendable.ts";
import { type ActivityFilter, activityParams } from "./activity-filter.ts";

const OPERATION = "availability/activity/by-day";

/** `end` left out = `start` only. `getFullMonth` asks for the whole month of `start`, whatever `end` is. */
export interface ActivitiesByDayArgs extends ActivityFilter {
  readonly start: string;
  readonly end?: string | null | undefined;
  readonly getFullMonth?: boolean;
}

/**
 * Which days have activities; what there is on a day comes from `searchActivities`, whose search can be booked.
 * @throws UnsendableError when start is after end
 */
export async function activitiesByDay(
  galaxy: Galaxy,
  args: ActivitiesByDayArgs,
  signal?: AbortSignal,
): Promise<ActivityDays | GalaxyError> {
  const { start, end, getFullMonth } = args;
  if (end && !getFullMonth) assertRange(OPERATION, start, end);
  const params = { start, end, ...activityParams(args), datesOnly: true, getFullMonth: flag(getFullMonth) };
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, params, signal), activityDays);
}

/** `activitiesByDay` as a query, fresh for five minutes. */
export const activitiesByDayQuery = (args: ActivitiesByDayArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, activitiesByDay);
