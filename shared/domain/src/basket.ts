import type { Product } from "./accommodation.ts";
import type { StayImage } from "./content.ts";
import type { Money } from "./money.ts";

/** A line of the basket that Galaxy keeps. EN-07. */
export interface BasketProduct {
  readonly name: string;
  /** YYYY-MM-DDTHH:mm:ss, destination local time; T00:00:00 when only the day matters. */
  readonly start: string;
  readonly end: string;
  readonly persons: readonly { readonly count: number; readonly name: string }[];
  readonly addons: readonly {
    readonly name: string;
    readonly units: number;
    readonly isIncluded: boolean;
    readonly price: Money;
  }[];
  readonly price: Money;
}

/** Lines of one property or provider. */
export interface BasketGroup {
  readonly name: string;
  readonly offerName: string | null;
  readonly products: readonly BasketProduct[];
}

/** The basket that Galaxy keeps for this visitor. EN-07. */
export interface Basket {
  readonly groups: readonly BasketGroup[];
  readonly total: Money;
}

/** What a line of accommodation books besides its name. EN-06. */
export interface ItemStay
  extends Pick<Product, "personConfiguration" | "includedAddons" | "bookingConditions"> {
  /** The hotel or village of the unit; null when it has none. */
  readonly propertyName: string | null;
  /** `tag:digits` of that hotel or village; null or missing = none. */
  readonly propertyId?: string | null;
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  /** The main photo of the unit; null or missing = none. */
  readonly image?: StayImage | null;
}

/** An item chosen but not yet in the basket. EN-06. */
export interface TempCartItem {
  readonly bookKey: string;
  readonly name: string;
  /** Unit price in major units. */
  readonly price: number;
  readonly currency: string;
  readonly amount: number;
  /** `tag:digits` of the accommodation or activity. */
  readonly id: string;
  readonly searchId: string;
  /** Dormitory beds of the same key merge with amounts summed (HO-03). */
  readonly dormitoryBed: boolean;
  /** Persons of one unit; for the person count of a footer. */
  readonly persons: number;
  /**
   * The name of the agreement of the price, which distinguishes two items with one name; unset when it has no
   * name.
   */
  readonly rate?: string | undefined;
  /** Set for accommodation only. */
  readonly stay?: ItemStay | undefined;
}

/** An item to book, in Galaxy's format. */
export interface BasketItem {
  readonly bookKey: string;
  readonly amount: number;
  readonly name: string;
}

/** The result of an add: all items were added, or none (EN-13). */
export interface BasketResult {
  readonly success: boolean;
  /** One per item, in their order; empty unless `success`. */
  readonly bookItemIds: readonly number[];
  readonly message: string | null;
}
