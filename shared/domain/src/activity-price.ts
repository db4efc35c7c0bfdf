import type { Activity } from "@stays/galaxy/entities";

/** Numbers of the texts in `informationOthers`. */
const VALUE = "1012";
const UNIT = "402";
const NOTE = "415";

/** The lowest price of an activity, in the site's currency; `text` when the value is not a number. */
export interface ActivityPrice {
  readonly amount: number | null;
  readonly text: string | null;
  readonly unit: string | null;
  readonly note: string | null;
}

/**
 * Returns the from-price of an activity: text 1012 when it is set, else its cheapest quote (UP-05, TR-02).
 */
export function activityPrice(activity: Pick<Activity, "priceFrom" | "content">): ActivityPrice | null {
  const texts = activity.content.informationOthers;
  const value = texts[VALUE]?.trim();
  if (value) {
    const amount = Number(value.replace(/[\s\u00a0]/g, "").replace(",", "."));
    const rest = { unit: texts[UNIT] || null, note: texts[NOTE] || null };
    return Number.isFinite(amount) ? { amount, text: null, ...rest } : { amount: null, text: value, ...rest };
  }
  if (activity.priceFrom === null) return null;
  return { amount: activity.priceFrom, text: null, unit: null, note: null };
}
