import type { Activity, ActivityDays, ActivitySearch } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { content } from "./content.ts";
import { occasions } from "./occasion.ts";
import { contentId, day, filledText, localDateTime, nullableAmount, text } from "./values.ts";

/** An activity or a transport product. */
export function activity(items: Items): Decoder<Activity> {
  return v.pipe(
    v.object({
      Id: contentId,
      Name: text,
      PriceFrom: nullableAmount,
      Content: content(items),
      AvailableDates: items.list("AvailableDates", localDateTime),
      ProductsGrouped: occasions(items),
    } satisfies Reads<Wire["Activity"]>),
    v.transform((it) => ({
      id: it.Id,
      name: it.Name,
      priceFrom: it.PriceFrom,
      content: it.Content,
      availableDates: it.AvailableDates,
      occasions: it.ProductsGrouped,
    })),
  );
}

/** Bookable activities with the id of their search. */
export function activitySearch(items: Items): Decoder<ActivitySearch> {
  return v.pipe(
    v.object({
      SearchId: filledText,
      ActivityGroups: items.mainList("ActivityGroups", activity(items)),
    } satisfies Reads<Wire["ActivitySearchResult"]>),
    v.transform((it) => ({ searchId: it.SearchId, activities: it.ActivityGroups })),
  );
}

/** Which days have activities. */
export function activityDays(items: Items): Decoder<ActivityDays> {
  return v.pipe(
    v.object({
      AvailableDates: items.list("AvailableDates", day),
      DatesWithAvailability: items.entries("DatesWithAvailability", v.boolean()),
    } satisfies Reads<Wire["ActivityByDayResult"]>),
    v.transform((it) => ({
      availableDates: it.AvailableDates,
      datesWithAvailability: Object.fromEntries(it.DatesWithAvailability),
    })),
  );
}
