import type { RecommendedActivities } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { activity } from "./activity.ts";
import { count, nullableDay, nullableText } from "./values.ts";

/** The recommendations for a booked stay. */
export function recommendedActivities(items: Items): Decoder<RecommendedActivities> {
  return v.pipe(
    v.object({
      available: count,
      Activities: items.mainList("Activities", activity(items)),
      startDate: nullableDay,
      promocode: nullableText,
      name: nullableText,
      description: nullableText,
      introduction: nullableText,
      badge: nullableText,
      bf_token: nullableText,
      global_token: nullableText,
    } satisfies Reads<Wire["RecommendedActivities"]>),
    v.transform((it) => ({
      available: it.available,
      activities: it.Activities,
      startDate: it.startDate,
      promoCode: it.promocode,
      name: it.name,
      description: it.description,
      introduction: it.introduction,
      badge: it.badge,
      widgetToken: it.bf_token ?? it.global_token,
    })),
  );
}
