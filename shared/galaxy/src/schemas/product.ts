import type { Product, StayPrice } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { smallContent } from "./content.ts";
import { personConfiguration } from "./person-configuration.ts";
import { amount, count, currency, day, filledText, nullableAmount, nullableText, text } from "./values.ts";

const stayPrice: Decoder<StayPrice> = v.pipe(
  v.object({
    // An item of price 0 cannot be booked: it is left out and reported, like any broken item (rulings 57 and
    // 73).
    Price: v.pipe(amount, v.gtValue(0)),
    OriginalPrice: nullableAmount,
    Currency: currency,
    DateStart: day,
    DateEnd: day,
    TotalPersons: v.pipe(count, v.minValue(1)),
  } satisfies Reads<Wire["StayPrice"]>),
  v.transform((it) => ({
    amount: it.Price,
    originalAmount: it.OriginalPrice,
    currency: it.Currency,
    start: it.DateStart,
    end: it.DateEnd,
    totalPersons: it.TotalPersons,
  })),
);

const includedAddon: Decoder<Product["includedAddons"][number]> = v.pipe(
  v.object({ Name: text, Amount: count } satisfies Reads<Wire["IncludedAddon"]>),
  v.transform((it) => ({ name: it.Name, amount: it.Amount })),
);

const bookingConditions: Decoder<Product["bookingConditions"]> = v.pipe(
  v.nullish(
    v.object({ Name: text, Terms: text } satisfies Reads<NonNullable<Wire["Product"]["BookingConditions"]>>),
    null,
  ),
  v.transform((it) => it && { name: it.Name, terms: it.Terms }),
);

const discount: Decoder<Product["discount"]> = v.pipe(
  v.nullish(
    v.object({ Name: text, Description: nullableText } satisfies Reads<
      NonNullable<Wire["Product"]["DiscountInformation"]>
    >),
    null,
  ),
  v.transform((it) => it && { name: it.Name, description: it.Description }),
);

/** One price configuration of a unit. */
export function product(items: Items): Decoder<Product> {
  return v.pipe(
    v.object({
      BookingKey: filledText,
      Price: stayPrice,
      PersonConfiguration: personConfiguration,
      IncludedAddons: items.list("IncludedAddons", includedAddon),
      BookingConditions: bookingConditions,
      DiscountInformation: discount,
      Offer: v.nullish(
        v.object({ Name: text, Content: smallContent(items) } satisfies Reads<
          NonNullable<Wire["Product"]["Offer"]>
        >),
        null,
      ),
    } satisfies Reads<Wire["Product"]>),
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
