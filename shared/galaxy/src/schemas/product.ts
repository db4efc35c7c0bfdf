import * as v from "valibot";
import type { Items } from "../items.ts";
import { smallContent } from "./content.ts";
import { personConfiguration } from "./person-configuration.ts";
import { amount, count, currency, day, filledText, nullableAmount, nullableText, text } from "./values.ts";

const stayPrice = v.pipe(
  v.object({
    // An item of price 0 cannot be booked: it is left out and reported, like any broken item (rulings 57 and
    // 73).
    Price: v.pipe(amount, v.gtValue(0)),
    OriginalPrice: nullableAmount,
    Currency: currency,
    DateStart: day,
    DateEnd: day,
    TotalPersons: v.pipe(count, v.minValue(1)),
  }),
  v.transform((it) => ({
    amount: it.Price,
    originalAmount: it.OriginalPrice,
    currency: it.Currency,
    /** Arrival and departure, YYYY-MM-DD. */
    start: it.DateStart,
    end: it.DateEnd,
    totalPersons: it.TotalPersons,
  })),
);

/** The total for the whole stay and its whole person configuration. */
export type StayPrice = v.InferOutput<typeof stayPrice>;

const includedAddon = v.pipe(
  v.object({ Name: text, Amount: count }),
  v.transform((it) => ({ name: it.Name, amount: it.Amount })),
);

/** The conditions of a rate. `terms` is HTML, not yet sanitised. */
const bookingConditions = v.pipe(
  v.nullish(v.object({ Name: text, Terms: text }), null),
  v.transform((it) => it && { name: it.Name, terms: it.Terms }),
);

const discount = v.pipe(
  v.nullish(v.object({ Name: text, Description: nullableText }), null),
  v.transform((it) => it && { name: it.Name, description: it.Description }),
);

/** One price configuration of a unit. */
export function product(items: Items) {
  return v.pipe(
    v.object({
      BookingKey: filledText,
      Price: stayPrice,
      PersonConfiguration: personConfiguration,
      IncludedAddons: items.list("IncludedAddons", includedAddon),
      BookingConditions: bookingConditions,
      DiscountInformation: discount,
      Offer: v.nullish(v.object({ Name: text, Content: smallContent(items) }), null),
    }),
    v.transform((it) => ({
      bookingKey: it.BookingKey,
      price: it.Price,
      personConfiguration: it.PersonConfiguration,
      includedAddons: it.IncludedAddons,
      bookingConditions: it.BookingConditions,
      discount: it.DiscountInformation,
      offer: it.Offer && { name: it.Offer.Name, content: it.Offer.Content },
    })),
  );
}

/** One price configuration: a unit at a rate for some persons. EN-03. */
export type Product = v.InferOutput<ReturnType<typeof product>>;
