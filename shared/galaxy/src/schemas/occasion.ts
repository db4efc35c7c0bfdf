import * as v from "valibot";
import type { Items } from "../items.ts";
import { amount, count, currency, filledText, nullableAmount, text } from "./values.ts";

const quote = v.pipe(
  v.object({
    BookKey: filledText,
    AvailableCapacity: count,
    MinimumItemsBookable: count,
    Price: v.object({
      Price: amount,
      OriginalPrice: nullableAmount,
      Currency: currency,
      PriceGroupName: text,
    }),
  }),
  v.transform((it) => ({
    bookKey: it.BookKey,
    availableCapacity: it.AvailableCapacity,
    /** 0 or 1 = no minimum. */
    minimumItems: it.MinimumItemsBookable,
    price: {
      amount: it.Price.Price,
      originalAmount: it.Price.OriginalPrice,
      currency: it.Price.Currency,
      priceGroupName: it.Price.PriceGroupName,
    },
  })),
);

/** A price of one unit of an occasion for a price group, such as Adult. EN-16. */
export type Quote = v.InferOutput<typeof quote>;

function priceGroup(items: Items) {
  return v.pipe(
    v.object({ Name: text, Quotes: items.list("Quotes", quote) }),
    v.transform((it) => ({ name: it.Name, quotes: it.Quotes })),
  );
}

function participantEntry(items: Items) {
  return v.pipe(
    v.object({
      Name: text,
      PriceGroups: items.list("PriceGroups", priceGroup(items)),
    }),
    v.transform((it) => ({ name: it.Name, priceGroups: it.PriceGroups })),
  );
}

/** An occasion as it is sold: a name and its price groups. */
export type ParticipantEntry = v.InferOutput<ReturnType<typeof participantEntry>>;

/** Converts the map occasion -> participant entries to a list sorted by time. */
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
