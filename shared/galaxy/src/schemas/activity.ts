import * as v from "valibot";
import type { Items } from "../items.ts";
import { content } from "./content.ts";
import { occasions } from "./occasion.ts";
import { contentId, day, filledText, localDateTime, nullableAmount, text } from "./values.ts";

/** An activity or a transport product. */
export function activity(items: Items) {
  return v.pipe(
    v.object({
      Id: contentId,
      Name: text,
      PriceFrom: nullableAmount,
      Content: content(items),
      AvailableDates: items.list("AvailableDates", localDateTime),
      ProductsGrouped: occasions(items),
    }),
    v.transform((it) => ({
      id: it.Id,
      name: it.Name,
      priceFrom: it.PriceFrom,
      content: it.Content,
      /** Occasions or departures, ascending; T00:00:00 = no time of day. */
      availableDates: it.AvailableDates,
      occasions: it.ProductsGrouped,
    })),
  );
}

/** An activity or a transport product. EN-15. */
export type Activity = v.InferOutput<ReturnType<typeof activity>>;

/** Bookable activities with the id of their search. */
export function activitySearch(items: Items) {
  return v.pipe(
    v.object({
      SearchId: filledText,
      ActivityGroups: items.mainList("ActivityGroups", activity(items)),
    }),
    v.transform((it) => ({ searchId: it.SearchId, activities: it.ActivityGroups })),
  );
}

/** Bookable activities with the id of their search. */
export type ActivitySearch = v.InferOutput<ReturnType<typeof activitySearch>>;

/** Which days have activities. */
export function activityDays(items: Items) {
  return v.pipe(
    v.object({
      AvailableDates: items.list("AvailableDates", day),
      DatesWithAvailability: items.entries("DatesWithAvailability", v.boolean()),
    }),
    v.transform((it) => ({
      /** YYYY-MM-DD, ascending. */
      availableDates: it.AvailableDates,
      datesWithAvailability: Object.fromEntries(it.DatesWithAvailability),
    })),
  );
}

/** Which days of a range have activities. */
export type ActivityDays = v.InferOutput<ReturnType<typeof activityDays>>;
