import * as v from "valibot";
import { smallContent } from "./content.ts";
import { money } from "./money.ts";
import type { Items } from "./tolerant-lists.ts";
import { count, entity, integer, text } from "./wire-types.ts";

function addon(items: Items) {
  return entity({
    addonId: ["AddonId", integer],
    bookItemId: ["BookItemId", integer],
    name: ["Name", text],
    /** 1 = a checkbox. */
    maximumUnits: ["MaximumNumberOfUnits", v.pipe(count, v.minValue(1))],
    /** Per unit. */
    price: ["Price", money],
    content: ["Content", smallContent(items)],
  });
}

/** An extra that can be added to a booked item. EN-08. */
export type Addon = v.InferOutput<ReturnType<typeof addon>>;

function addonGroup(items: Items) {
  return entity({
    name: ["Name", text],
    addons: ["AvailableAddons", items.list("AvailableAddons", addon(items))],
  });
}

function bookItem(items: Items) {
  return entity({
    bookItemId: ["BookItemId", integer],
    productName: ["ProductName", text],
    /** Add-ons without a group. */
    addons: ["AvailableAddons", items.list("AvailableAddons", addon(items))],
    groups: ["AddonGroups", items.list("AddonGroups", addonGroup(items))],
  });
}

export type BookItem = v.InferOutput<ReturnType<typeof bookItem>>;

export function basketAddons(items: Items) {
  return entity({
    redirectToOnline: ["RedirectToOnline", v.boolean()],
    bookItems: ["BookItems", items.list("BookItems", bookItem(items))],
  });
}

export type BasketAddons = v.InferOutput<ReturnType<typeof basketAddons>>;
