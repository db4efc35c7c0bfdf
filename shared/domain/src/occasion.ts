import { dayOf } from "@stays/days";
import type { Activity, Occasion } from "@stays/galaxy/entities";

/** Most times on a card; for more the card shows a hint only (UP-05, TR-02). */
export const TIMES_SHOWN = 5;

const MIDNIGHT = "00:00";

/** Returns HH:mm of a date-time `YYYY-MM-DDTHH:mm:ss`. */
export function timeOfDay(localDateTime: string): string {
  return localDateTime.slice(11, 16);
}

/** Whether a date-time has a time of day: Galaxy writes midnight when only the day matters (UP-05). */
export const hasTime = (localDateTime: string): boolean => timeOfDay(localDateTime) !== MIDNIGHT;

/**
 * Returns the times of a card without duplicates, none when all dates are midnight, and whether there are
 * more (UP-05).
 */
export function shownTimes(dates: readonly string[]): {
  readonly times: readonly string[];
  readonly hasMore: boolean;
} {
  const times = [...new Set(dates.filter(hasTime).map(timeOfDay))];
  return { times: times.slice(0, TIMES_SHOWN), hasMore: times.length > TIMES_SHOWN };
}

/** Returns the occasions of one day, ascending. */
export function occasionsOf(activity: Pick<Activity, "occasions">, day: string): readonly Occasion[] {
  return activity.occasions.filter((occasion) => dayOf(occasion.start) === day);
}

/** Returns the only occasion, which needs no choice; else null (BW-01). */
export function preselectedOccasion(occasions: readonly Occasion[]): Occasion | null {
  return occasions.length === 1 ? (occasions[0] ?? null) : null;
}
