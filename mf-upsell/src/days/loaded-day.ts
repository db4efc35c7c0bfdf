import type { ActivitySearch } from "@stays/domain";

/** How far a day of the stay is: its turn has not come, it has been asked for, it came, or it failed. */
export type LoadedDay =
  | { readonly day: string; readonly state: "waiting" | "asked" | "failed" }
  | { readonly day: string; readonly state: "loaded"; readonly search: ActivitySearch };

/** Whether a day may still have something: told by its flag until it is loaded, then by its list. */
function mayHaveActivities(loaded: LoadedDay): boolean {
  return loaded.state !== "loaded" || loaded.search.activities.length > 0;
}

/** The first day that is known or promised to have something, or null (UP-02). */
export function firstDayWithActivities(days: readonly LoadedDay[]): string | null {
  return days.find(mayHaveActivities)?.day ?? null;
}

/**
 * Whether the stay has no activities at all, so that the visitor is taken on (UP-02). A day that is on its way, or that
 * failed and may be tried again, leaves hope.
 *
 * @param days the days whose flag says that they have something
 */
export function hasNothingAtAll(days: readonly LoadedDay[]): boolean {
  return !days.some(mayHaveActivities);
}
