import * as v from "valibot";
import type { Items } from "../items.ts";
import { money } from "./money.ts";
import { count, localDateTime, text } from "./values.ts";

const persons = v.pipe(
  v.object({ No: count, Name: text }),
  v.transform((it) => ({ count: it.No, name: it.Name })),
);

const addon = v.pipe(
  v.object({ Name: text, NoUnits: count, PriceIncluded: v.boolean(), Price: money }),
  v.transform((it) => ({
    name: it.Name,
    units: it.NoUnits,
    isIncluded: it.PriceIncluded,
    price: it.Price,
  })),
);

function basketProduct(items: Items) {
  return v.pipe(
    v.object({
      Name: text,
      StartDate: localDateTime,
      EndDate: localDateTime,
      Persons: items.list("Persons", persons),
      Addons: items.list("Addons", addon),
      Price: money,
    }),
    v.transform((it) => ({
      name: it.Name,
      /** YYYY-MM-DDTHH:mm:ss, destination local time; T00:00:00 when only the day matters. */
      start: it.StartDate,
      end: it.EndDate,
      persons: it.Persons,
      addons: it.Addons,
      price: it.Price,
    })),
  );
}

/** A line of the basket that Galaxy keeps. EN-07. */
export type BasketProduct = v.InferOutput<ReturnType<typeof basketProduct>>;

function basketGroup(items: Items) {
  return v.pipe(
    v.object({
      Name: text,
      Offer: v.nullish(v.object({ Name: text }), null),
      Products: items.list("Products", basketProduct(items)),
    }),
    v.transform((it) => ({ name: it.Name, offerName: it.Offer?.Name ?? null, products: it.Products })),
  );
}

/** Lines of one property or provider. */
export type BasketGroup = v.InferOutput<ReturnType<typeof basketGroup>>;

/** The content of the basket. */
export function basket(items: Items) {
  return v.pipe(
    v.object({ Groups: items.mainList("Groups", basketGroup(items)), TotalPrice: money }),
    v.transform((it) => ({ groups: it.Groups, total: it.TotalPrice })),
  );
}

/** The basket that Galaxy keeps for this visitor. EN-07. */
export type Basket = v.InferOutput<ReturnType<typeof basket>>;
