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

/** A booked item with its available extras. */
export interface BookItem {
  readonly bookItemId: number;
  readonly productName: string;
  /** Add-ons without a group. */
  readonly addons: readonly Addon[];
  readonly groups: readonly { readonly name: string; readonly addons: readonly Addon[] }[];
}

/** The available extras of a basket. */
export interface BasketAddons {
  readonly redirectToOnline: boolean;
  readonly bookItems: readonly BookItem[];
}

/** A chosen extra in Galaxy's format. */
export interface AddonChoice {
  readonly id: number;
  readonly qty: number;
  /** Unit price as shown; the server charges its own price. */
  readonly price: number;
  readonly bookItemId: number;
}
