import type { ActivitySearch } from "@stays/domain";

/** The state of a day of the stay: not yet requested, requested, failed or loaded. */
export type LoadedDay =
  | { readonly day: string; readonly state: "waiting" | "asked" | "failed" }
  | { readonly day: string; readonly state: "loaded"; readonly search: ActivitySearch };

/** Whether a day may have activities: by its flag until it is loaded, then by its list. */
function mayHaveActivities(loaded: LoadedDay): boolean {
  return loaded.state !== "loaded" || loaded.search.activities.length > 0;
}

/** The first day that has activities, or may have some; null = none (UP-02). */
export function firstDayWithActivities(days: readonly LoadedDay[]): string | null {
  return days.find(mayHaveActivities)?.day ?? null;
}

/**
 * Whether the stay has no activities at all, so that the page leads on to the basket (UP-02). A day that is
 * loading, or that failed and can be retried, counts as one that may have some.
 *
 * @param days the days whose flag says that they have activities
 */
export function hasNothingAtAll(days: readonly LoadedDay[]): boolean {
  return !days.some(mayHaveActivities);
}
