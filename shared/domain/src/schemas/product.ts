import * as v from "valibot";
import { smallContent } from "./content.ts";
import type { Items } from "./tolerant-lists.ts";
import {
  amount,
  count,
  currency,
  day,
  entity,
  filledText,
  nullableAmount,
  nullableText,
  text,
} from "./wire-types.ts";

export const personConfiguration = entity({
  adults: ["Adults", v.pipe(count, v.minValue(1))],
  /** One entry per child, in years; -1 until the visitor has chosen. */
  childrenAges: ["ChildrenAges", v.pipe(v.array(count), v.readonly())],
});

/** The persons of one room. EN-09. */
export type PersonConfiguration = v.InferOutput<typeof personConfiguration>;

const stayPrice = entity({
  // An item of price 0 cannot be booked: it is left out and reported, like any broken item (rulings 57 and
  // 73).
  amount: ["Price", v.pipe(amount, v.gtValue(0))],
  originalAmount: ["OriginalPrice", nullableAmount],
  currency: ["Currency", currency],
  /** Arrival and departure, YYYY-MM-DD. */
  start: ["DateStart", day],
  end: ["DateEnd", day],
  totalPersons: ["TotalPersons", v.pipe(count, v.minValue(1))],
});

/** The total for the whole stay and its whole person configuration. */
export type StayPrice = v.InferOutput<typeof stayPrice>;

const includedAddon = entity({
  name: ["Name", text],
  amount: ["Amount", count],
});

/** The conditions of a rate. `terms` is HTML, not yet sanitised. */
const bookingConditions = entity({ name: ["Name", text], terms: ["Terms", text] });

const discount = entity({ name: ["Name", text], description: ["Description", nullableText] });

export function product(items: Items) {
  const offer = entity({ name: ["Name", text], content: ["Content", smallContent(items)] });
  return entity({
    bookingKey: ["BookingKey", filledText],
    price: ["Price", stayPrice],
    personConfiguration: ["PersonConfiguration", personConfiguration],
    includedAddons: ["IncludedAddons", items.list("IncludedAddons", includedAddon)],
    bookingConditions: ["BookingConditions", v.nullish(bookingConditions, null)],
    discount: ["DiscountInformation", v.nullish(discount, null)],
    offer: ["Offer", v.nullish(offer, null)],
  });
}

/** One price configuration: a unit at a rate for some persons. EN-03. */
export type Product = v.InferOutput<ReturnType<typeof product>>;
