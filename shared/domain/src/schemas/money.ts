import type * as v from "valibot";
import { amount, currency, entity, nullableAmount } from "./wire-types.ts";

export const money = entity({
  amount: ["Price", amount],
  currency: ["Currency", currency],
});

/** An amount in major units with its ISO 4217 currency. */
export type Money = v.InferOutput<typeof money>;

export const offerPrice = entity({
  amount: ["Price", amount],
  /** The price before a saving; shown struck through only when present and different (SR-11). */
  originalAmount: ["OriginalPrice", nullableAmount],
  currency: ["Currency", currency],
});

/** A price that may have been higher. EN-14. */
export type OfferPrice = v.InferOutput<typeof offerPrice>;
