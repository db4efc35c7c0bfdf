import * as v from "valibot";
import { content } from "./content.ts";
import type { Items } from "./tolerant-lists.ts";
import {
  amount,
  contentId,
  count,
  currency,
  day,
  entity,
  filledText,
  localDateTime,
  nullableAmount,
  nullableDay,
  nullableText,
  text,
  total,
} from "./wire-types.ts";

const quote = entity({
  bookKey: ["BookKey", filledText],
  availableCapacity: ["AvailableCapacity", count],
  /** 0 or 1 = no minimum. */
  minimumItems: ["MinimumItemsBookable", count],
  price: [
    "Price",
    entity({
      amount: ["Price", amount],
      originalAmount: ["OriginalPrice", nullableAmount],
      currency: ["Currency", currency],
      priceGroupName: ["PriceGroupName", text],
    }),
  ],
});

/** A price of one unit of an occasion for a price group, such as Adult. EN-16. */
export type Quote = v.InferOutput<typeof quote>;

function priceGroup(items: Items) {
  return entity({
    name: ["Name", text],
    quotes: ["Quotes", items.list("Quotes", quote)],
  });
}

function participantEntry(items: Items) {
  return entity({
    name: ["Name", text],
    priceGroups: ["PriceGroups", items.list("PriceGroups", priceGroup(items))],
  });
}

/** An occasion as it is sold: a name and its price groups. */
export type ParticipantEntry = v.InferOutput<ReturnType<typeof participantEntry>>;

export function occasions(items: Items) {
  return v.pipe(
    items.entries("ProductsGrouped", items.list("", participantEntry(items))),
    v.transform((entries) =>
      entries
        .map(([start, occasionEntries]) => ({
          /** YYYY-MM-DDTHH:mm:ss, destination local time. */
          start,
          entries: occasionEntries,
        }))
        .sort((one, other) => (one.start < other.start ? -1 : 1)),
    ),
  );
}

/** A date-time at which an activity takes place, with what is sold then. */
export type Occasion = v.InferOutput<ReturnType<typeof occasions>>[number];

export function activity(items: Items) {
  return entity({
    id: ["Id", contentId],
    name: ["Name", text],
    priceFrom: ["PriceFrom", nullableAmount],
    content: ["Content", content(items)],
    /** Occasions or departures, ascending; T00:00:00 = no time of day. */
    availableDates: ["AvailableDates", items.list("AvailableDates", localDateTime)],
    occasions: ["ProductsGrouped", occasions(items)],
  });
}

export type Activity = v.InferOutput<ReturnType<typeof activity>>;

export function activitySearch(items: Items) {
  return entity({
    searchId: ["SearchId", filledText],
    activities: ["ActivityGroups", items.mainList("ActivityGroups", activity(items))],
  });
}

export type ActivitySearch = v.InferOutput<ReturnType<typeof activitySearch>>;

export function activityDays(items: Items) {
  return entity({
    /** YYYY-MM-DD, ascending. */
    availableDates: ["AvailableDates", items.list("AvailableDates", day)],
    datesWithAvailability: ["DatesWithAvailability", items.map("DatesWithAvailability", v.boolean())],
  });
}

export type ActivityDays = v.InferOutput<ReturnType<typeof activityDays>>;

export function recommendedActivities(items: Items) {
  return v.pipe(
    entity({
      available: ["available", total],
      activities: ["Activities", items.mainList("Activities", activity(items))],
      /** Preselected day, YYYY-MM-DD. */
      startDate: ["startDate", nullableDay],
      promoCode: ["promocode", nullableText],
      name: ["name", nullableText],
      /** HTML, not yet sanitised. */
      description: ["description", nullableText],
      introduction: ["introduction", nullableText],
      badge: ["badge", nullableText],
      ownToken: ["bf_token", nullableText],
      globalToken: ["global_token", nullableText],
    }),
    /** Adds the token of the booking widget; null = use the token of the settings. */
    v.transform(({ ownToken, globalToken, ...it }) => ({ ...it, widgetToken: ownToken ?? globalToken })),
  );
}

/** What is recommended for a booked stay. EN-18. */
export type RecommendedActivities = v.InferOutput<ReturnType<typeof recommendedActivities>>;
