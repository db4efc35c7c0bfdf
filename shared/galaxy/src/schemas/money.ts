import * as v from "valibot";
import { amount, currency, nullableAmount } from "./values.ts";

export const money = v.pipe(
  v.object({ Price: amount, Currency: currency }),
  v.transform((it) => ({ amount: it.Price, currency: it.Currency })),
);

/** An amount in major units with its ISO 4217 currency. */
export type Money = v.InferOutput<typeof money>;

export const offerPrice = v.pipe(
  v.object({ Price: amount, OriginalPrice: nullableAmount, Currency: currency }),
  v.transform((it) => ({
    amount: it.Price,
    /** The price before a saving; shown struck through only when present and different (SR-11). */
    originalAmount: it.OriginalPrice,
    currency: it.Currency,
  })),
);

/** A price that may have been higher. EN-14. */
export type OfferPrice = v.InferOutput<typeof offerPrice>;
