import * as v from "valibot";
import type { Items } from "../items.ts";
import { smallContent } from "./content.ts";
import { money } from "./money.ts";
import { count, integer, text } from "./values.ts";

function addon(items: Items) {
  return v.pipe(
    v.object({
      AddonId: integer,
      BookItemId: integer,
      Name: text,
      MaximumNumberOfUnits: v.pipe(count, v.minValue(1)),
      Price: money,
      Content: smallContent(items),
    }),
    v.transform((it) => ({
      addonId: it.AddonId,
      bookItemId: it.BookItemId,
      name: it.Name,
      /** 1 = a checkbox. */
      maximumUnits: it.MaximumNumberOfUnits,
      /** Per unit. */
      price: it.Price,
      content: it.Content,
    })),
  );
}

/** An extra that can be added to a booked item. EN-08. */
export type Addon = v.InferOutput<ReturnType<typeof addon>>;

function addonGroup(items: Items) {
  return v.pipe(
    v.object({ Name: text, AvailableAddons: items.list("AvailableAddons", addon(items)) }),
    v.transform((it) => ({ name: it.Name, addons: it.AvailableAddons })),
  );
}

function bookItem(items: Items) {
  return v.pipe(
    v.object({
      BookItemId: integer,
      ProductName: text,
      AvailableAddons: items.list("AvailableAddons", addon(items)),
      AddonGroups: items.list("AddonGroups", addonGroup(items)),
    }),
    v.transform((it) => ({
      bookItemId: it.BookItemId,
      productName: it.ProductName,
      /** Add-ons without a group. */
      addons: it.AvailableAddons,
      groups: it.AddonGroups,
    })),
  );
}

/** A booked item with its available extras. */
export type BookItem = v.InferOutput<ReturnType<typeof bookItem>>;

/** The available extras of a basket or one booked item. */
export function basketAddons(items: Items) {
  return v.pipe(
    v.object({
      RedirectToOnline: v.boolean(),
      BookItems: items.list("BookItems", bookItem(items)),
    }),
    v.transform((it) => ({ redirectToOnline: it.RedirectToOnline, bookItems: it.BookItems })),
  );
}

/** The available extras of a basket. */
export type BasketAddons = v.InferOutput<ReturnType<typeof basketAddons>>;
