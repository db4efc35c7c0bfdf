import type { SmallContent } from "./content.ts";
import type { Money } from "./money.ts";

/** An extra that can be added to a booked item. EN-08. */
export interface Addon {
  readonly addonId: number;
  readonly bookItemId: number;
  readonly name: string;
  /** 1 = a checkbox. */
  readonly maximumUnits: number;
  /** Per unit. */
  readonly price: Money;
  readonly content: SmallContent;
}

/** A booked item with the extras on offer for it. */
export interface BookItem {
  readonly bookItemId: number;
  readonly productName: string;
  /** Those in no group. */
  readonly addons: readonly Addon[];
  readonly groups: readonly { readonly name: string; readonly addons: readonly Addon[] }[];
}

/** The extras on offer for a basket. */
export interface BasketAddons {
  readonly redirectToOnline: boolean;
  readonly bookItems: readonly BookItem[];
}

/** A chosen extra, as Galaxy wants it. */
export interface AddonChoice {
  readonly id: number;
  readonly qty: number;
  /** Unit price as shown; the server charges its own. */
  readonly price: number;
  readonly bookItemId: number;
}
