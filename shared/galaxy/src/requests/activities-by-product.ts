import type { ActivitySearch } from "@stays/domain";
import type { GalaxyClient } from "@stays/query";
import { decode } from "../decode.ts";
import type { GalaxyError } from "../galaxy-error.ts";
import { activitySearch } from "../schemas/activity.ts";
import { assertRange, flag } from "../sendable.ts";
import { type ActivityFilter, activityParams } from "./activity-filter.ts";

const OPERATION = "availability/activity/by-product";

/** Without `end` only the day `start` counts. With `datesOnly` the activities have days but no occasions. */
export interface ActivitiesByProductArgs extends Omit<ActivityFilter, "geo"> {
  readonly start: string;
  readonly end?: string | null | undefined;
  readonly datesOnly?: boolean;
}

/**
 * Returns the activities of a tab, one entry per product over the range (ruling 28).
 * @throws UnsendableError when start is after end
 */
export async function activitiesByProduct(
  galaxy: GalaxyClient,
  args: ActivitiesByProductArgs,
  signal?: AbortSignal,
): Promise<ActivitySearch | GalaxyError> {
  const { start, end, position, category, attribute, datesOnly } = args;
  if (end) assertRange(OPERATION, start, end);
  const filter = activityParams({ position, category, attribute });
  const params = { start, end, ...filter, datesOnly: flag(datesOnly) };
  return decode(galaxy, OPERATION, await galaxy.get(OPERATION, params, signal), activitySearch);
}
