import type { Basket, BasketGroup, BasketProduct } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { money } from "./money.ts";
import { count, localDateTime, text } from "./values.ts";

const persons: Decoder<BasketProduct["persons"][number]> = v.pipe(
  v.object({ No: count, Name: text } satisfies Reads<Wire["CartProduct"]["Persons"][number]>),
  v.transform((it) => ({ count: it.No, name: it.Name })),
);

const addon: Decoder<BasketProduct["addons"][number]> = v.pipe(
  v.object({ Name: text, NoUnits: count, PriceIncluded: v.boolean(), Price: money } satisfies Reads<
    Wire["CartProduct"]["Addons"][number]
  >),
  v.transform((it) => ({
    name: it.Name,
    units: it.NoUnits,
    isIncluded: it.PriceIncluded,
    price: it.Price,
  })),
);

function basketProduct(items: Items): Decoder<BasketProduct> {
  return v.pipe(
    v.object({
      Name: text,
      StartDate: localDateTime,
      EndDate: localDateTime,
      Persons: items.list("Persons", persons),
      Addons: items.list("Addons", addon),
      Price: money,
    } satisfies Reads<Wire["CartProduct"]>),
    v.transform((it) => ({
      name: it.Name,
      start: it.StartDate,
      end: it.EndDate,
      persons: it.Persons,
      addons: it.Addons,
      price: it.Price,
    })),
  );
}

function basketGroup(items: Items): Decoder<BasketGroup> {
  return v.pipe(
    v.object({
      Name: text,
      Offer: v.nullish(v.object({ Name: text }), null),
      Products: items.list("Products", basketProduct(items)),
    } satisfies Reads<Wire["CartContent"]["Groups"][number]>),
    v.transform((it) => ({ name: it.Name, offerName: it.Offer?.Name ?? null, products: it.Products })),
  );
}

/** The content of the basket. */
export function basket(items: Items): Decoder<Basket> {
  return v.pipe(
    v.object({ Groups: items.mainList("Groups", basketGroup(items)), TotalPrice: money } satisfies Reads<
      Wire["CartContent"]
    >),
    v.transform((it) => ({ groups: it.Groups, total: it.TotalPrice })),
  );
}
