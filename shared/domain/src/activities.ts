import { toDay } from "@stays/days";
import type { Activity, Occasion } from "./entities.ts";

/** The general person group; its age range is not shown (TR-03). */
export const GENERAL_PERSON_GROUP = "PRGR00001";

/** Most times on a card; for more the card shows a hint only (UP-05, TR-02). */
export const TIMES_SHOWN = 5;

const MIDNIGHT = "00:00";

/** Returns HH:mm of a date-time `YYYY-MM-DDTHH:mm:ss`. */
export function timeOfDay(localDateTime: string): string {
  return localDateTime.slice(11, 16);
}

/** Whether a date-time has a time of day: Galaxy writes midnight when only the day matters (UP-05). */
export const hasTime = (localDateTime: string): boolean => timeOfDay(localDateTime) !== MIDNIGHT;

/** The times of a card, each once, and whether there are more; none when all dates are midnight (UP-05). */
export function shownTimes(dates: readonly string[]): {
  readonly times: readonly string[];
  readonly hasMore: boolean;
} {
  const times = [...new Set(dates.filter(hasTime).map(timeOfDay))];
  return { times: times.slice(0, TIMES_SHOWN), hasMore: times.length > TIMES_SHOWN };
}

export function filterOccasions(activity: Pick<Activity, "occasions">, day: string): readonly Occasion[] {
  return activity.occasions.filter((occasion) => toDay(occasion.start) === day);
}

/** Returns the only occasion, which needs no choice; else null (BW-01). */
export function preselectedOccasion(occasions: readonly Occasion[]): Occasion | null {
  return occasions.length === 1 ? (occasions[0] ?? null) : null;
}

/** Numbers of the texts in `informationOthers`. */
const VALUE = "1012";
const UNIT = "402";
const NOTE = "415";
/** Groups of thousands may have spaces. `1,395` and `1.395` are no plain numbers: each is a thousand or one. */
const PLAIN_NUMBER = /^(?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]\d{1,2})?$/;

/** The from-price in the site's currency: text 1012, which need not be a number, else the cheapest quote (UP-05). */
export function activityPrice(activity: Pick<Activity, "priceFrom" | "content">) {
  const texts = activity.content.informationOthers;
  const value = texts[VALUE]?.trim();
  if (value) {
    const rest = { unit: texts[UNIT] || null, note: texts[NOTE] || null };
    if (!PLAIN_NUMBER.test(value)) return { amount: null, text: value, ...rest };
    return { amount: Number(value.replace(/\s/g, "").replace(",", ".")), text: null, ...rest };
  }
  if (activity.priceFrom === null) return null;
  return { amount: activity.priceFrom, text: null, unit: null, note: null };
}
