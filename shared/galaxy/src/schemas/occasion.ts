import type { Occasion, ParticipantEntry, Quote } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { amount, count, currency, filledText, nullableAmount, text } from "./values.ts";

const quote: Decoder<Quote> = v.pipe(
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
  } satisfies Reads<Wire["Quote"]>),
  v.transform((it) => ({
    bookKey: it.BookKey,
    availableCapacity: it.AvailableCapacity,
    minimumItems: it.MinimumItemsBookable,
    price: {
      amount: it.Price.Price,
      originalAmount: it.Price.OriginalPrice,
      currency: it.Price.Currency,
      priceGroupName: it.Price.PriceGroupName,
    },
  })),
);

function priceGroup(items: Items): Decoder<ParticipantEntry["priceGroups"][number]> {
  return v.pipe(
    v.object({ Name: text, Quotes: items.list("Quotes", quote) } satisfies Reads<
      Wire["ParticipantEntry"]["PriceGroups"][number]
    >),
    v.transform((it) => ({ name: it.Name, quotes: it.Quotes })),
  );
}

function participantEntry(items: Items): Decoder<ParticipantEntry> {
  return v.pipe(
    v.object({
      Name: text,
      PriceGroups: items.list("PriceGroups", priceGroup(items)),
    } satisfies Reads<Wire["ParticipantEntry"]>),
    v.transform((it) => ({ name: it.Name, priceGroups: it.PriceGroups })),
  );
}

/** Converts the map occasion -> participant entries to a list sorted by time. */
export function occasions(items: Items): Decoder<readonly Occasion[]> {
  return v.pipe(
    items.entries("ProductsGrouped", items.list("", participantEntry(items))),
    v.transform((entries) =>
      entries
        .map(([start, occasionEntries]) => ({ start, entries: occasionEntries }))
        .sort((one, other) => (one.start < other.start ? -1 : 1)),
    ),
  );
}
