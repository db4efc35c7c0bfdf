import * as v from "valibot";
import type { Items } from "../items.ts";
import { activity } from "./activity.ts";
import { count, nullableDay, nullableText } from "./values.ts";

/** The recommendations for a booked stay. */
export function recommendedActivities(items: Items) {
  return v.pipe(
    v.object({
      available: count,
      Activities: items.mainList("Activities", activity(items)),
      /** Preselected day, YYYY-MM-DD. */
      startDate: nullableDay,
      promocode: nullableText,
      name: nullableText,
      /** HTML, not yet sanitised. */
      description: nullableText,
      introduction: nullableText,
      badge: nullableText,
      bf_token: nullableText,
      global_token: nullableText,
    }),
    v.transform((it) => ({
      available: it.available,
      activities: it.Activities,
      startDate: it.startDate,
      promoCode: it.promocode,
      name: it.name,
      description: it.description,
      introduction: it.introduction,
      badge: it.badge,
      /** Token of the booking widget; null = use the token of the settings. */
      widgetToken: it.bf_token ?? it.global_token,
    })),
  );
}

/** What is recommended for a booked stay. EN-18. */
export type RecommendedActivities = v.InferOutput<ReturnType<typeof recommendedActivities>>;
