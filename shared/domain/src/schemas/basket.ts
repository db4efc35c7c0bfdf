import * as v from "valibot";
import { money } from "./money.ts";
import type { Items } from "./tolerant-lists.ts";
import { count, entity, integer, localDateTime, nullableText, text } from "./wire-types.ts";

const persons = entity({
  count: ["No", count],
  name: ["Name", text],
});

const addon = entity({
  name: ["Name", text],
  units: ["NoUnits", count],
  isIncluded: ["PriceIncluded", v.boolean()],
  price: ["Price", money],
});

function basketProduct(items: Items) {
  return entity({
    name: ["Name", text],
    /** YYYY-MM-DDTHH:mm:ss, destination local time; T00:00:00 when only the day matters. */
    start: ["StartDate", localDateTime],
    end: ["EndDate", localDateTime],
    persons: ["Persons", items.list("Persons", persons)],
    addons: ["Addons", items.list("Addons", addon)],
    price: ["Price", money],
  });
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

export type BasketGroup = v.InferOutput<ReturnType<typeof basketGroup>>;

export function basket(items: Items) {
  return entity({
    groups: ["Groups", items.mainList("Groups", basketGroup(items))],
    total: ["TotalPrice", money],
  });
}

/** The basket that Galaxy keeps for this visitor. EN-07. */
export type Basket = v.InferOutput<ReturnType<typeof basket>>;

/** The result of an add. Ids are strict, because requests for extras need them. */
export const basketResult = v.pipe(
  v.object({
    basketResult: v.object({
      Success: v.boolean(),
      BookItemIds: v.array(integer),
      Message: nullableText,
    }),
  }),
  v.transform(({ basketResult: it }) => ({
    success: it.Success,
    /** One per item, in their order; empty unless `success`. */
    bookItemIds: it.BookItemIds,
    message: it.Message,
  })),
);

/** The result of an add: all items were added, or none (EN-13). */
export type BasketResult = v.InferOutput<typeof basketResult>;
