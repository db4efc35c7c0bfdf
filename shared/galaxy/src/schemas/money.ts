import type { Money, OfferPrice } from "@stays/domain";
import * as v from "valibot";
import type { Decoder } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { amount, currency, nullableAmount } from "./values.ts";

export const money: Decoder<Money> = v.pipe(
  v.object({ Price: amount, Currency: currency } satisfies Reads<Wire["Money"]>),
  v.transform((it) => ({ amount: it.Price, currency: it.Currency })),
);

export const offerPrice: Decoder<OfferPrice> = v.pipe(
  v.object({ Price: amount, OriginalPrice: nullableAmount, Currency: currency } satisfies Reads<
    Wire["OfferPrice"]
  >),
  v.transform((it) => ({ amount: it.Price, originalAmount: it.OriginalPrice, currency: it.Currency })),
);
