import { type GalaxyClient, GalaxyFailure } from "@stays/contract";
import { decode } from "../decode.ts";
import type { RecommendedActivities } from "../entities.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { recommendedActivities as schema } from "../schemas/recommended-activities.ts";

const OPERATION = "availability/activity/recommended";

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
  if (!start || !end) throw new GalaxyFailure(OPERATION, 500, "Date is missing");
  if (start > end) throw new GalaxyFailure(OPERATION, 500, "Date start is before date end");
  const answer = await galaxy.get(OPERATION, { start, end, bookedAccommodation }, signal);
  return decode(galaxy, OPERATION, answer, schema);
}

/** `recommendedActivities` as a query, fresh for five minutes. */
export const recommendedActivitiesQuery = (args: RecommendedActivitiesArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, recommendedActivities);
