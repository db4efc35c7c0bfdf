import type { Addon, BasketAddons, BookItem } from "@stays/domain";
import * as v from "valibot";
import type { Decoder, Items } from "../items.ts";
import type { Reads, Wire } from "../reads.ts";
import { smallContent } from "./content.ts";
import { money } from "./money.ts";
import { count, integer, text } from "./values.ts";

function addon(items: Items): Decoder<Addon> {
  return v.pipe(
    v.object({
      AddonId: integer,
      BookItemId: integer,
      Name: text,
      MaximumNumberOfUnits: v.pipe(count, v.minValue(1)),
      Price: money,
      Content: smallContent(items),
    } satisfies Reads<Wire["Addon"]>),
    v.transform((it) => ({
      addonId: it.AddonId,
      bookItemId: it.BookItemId,
      name: it.Name,
      maximumUnits: it.MaximumNumberOfUnits,
      price: it.Price,
      content: it.Content,
    })),
  );
}

function addonGroup(items: Items): Decoder<BookItem["groups"][number]> {
  return v.pipe(
    v.object({ Name: text, AvailableAddons: items.list("AvailableAddons", addon(items)) } satisfies Reads<
      Wire["BookItem"]["AddonGroups"][number]
    >),
    v.transform((it) => ({ name: it.Name, addons: it.AvailableAddons })),
  );
}

function bookItem(items: Items): Decoder<BookItem> {
  return v.pipe(
    v.object({
      BookItemId: integer,
      ProductName: text,
      AvailableAddons: items.list("AvailableAddons", addon(items)),
      AddonGroups: items.list("AddonGroups", addonGroup(items)),
    } satisfies Reads<Wire["BookItem"]>),
    v.transform((it) => ({
      bookItemId: it.BookItemId,
      productName: it.ProductName,
      addons: it.AvailableAddons,
      groups: it.AddonGroups,
    })),
  );
}

/** The available extras of a basket or one booked item. */
export function basketAddons(items: Items): Decoder<BasketAddons> {
  return v.pipe(
    v.object({
      RedirectToOnline: v.boolean(),
      BookItems: items.list("BookItems", bookItem(items)),
    } satisfies Reads<Wire["BasketAddons"]>),
    v.transform((it) => ({ redirectToOnline: it.RedirectToOnline, bookItems: it.BookItems })),
  );
}
