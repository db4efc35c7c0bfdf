import type { RecommendedActivities } from "@stays/domain";
import type { Galaxy } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { FRESH, galaxyQuery } from "../galaxy-query.ts";
import { recommendedActivities as schema } from "../schemas/recommended-activities.ts";

const OPERATION = "availability/activity/recommended";

/** The stay that something is recommended for. */
export interface RecommendedActivitiesArgs {
  /** YYYY-MM-DD; null = the address has none. */
  readonly start: string | null;
  readonly end: string | null;
  /** Bare digits, the page's `ba`. */
  readonly bookedAccommodation?: string | null | undefined;
}

/**
 * What is recommended for a booked stay. Missing or swapped dates are the same refusal 500 as Galaxy's own, given
 * without a call (ruling 30).
 */
export async function recommendedActivities(
  galaxy: Galaxy,
  { start, end, bookedAccommodation }: RecommendedActivitiesArgs,
  signal?: AbortSignal,
): Promise<RecommendedActivities | GalaxyError> {
  if (!start || !end) return { code: 500, message: "Date is missing" };
  if (start > end) return { code: 500, message: "Date start is before date end" };
  const answer = await galaxy.get(OPERATION, { start, end, bookedAccommodation }, signal);
  return decode(galaxy, OPERATION, answer, schema);
}

/** `recommendedActivities` as a query, fresh for five minutes. */
export const recommendedActivitiesQuery = (args: RecommendedActivitiesArgs) =>
  galaxyQuery(OPERATION, args, FRESH.calendar, recommendedActivities);
