import { nights } from "@stays/days";
import type { Product, StayImage } from "./entities.ts";

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
  /** The name of the price agreement, which distinguishes two items with one name; unset when it has none. */
  readonly rate?: string | undefined;
  /** The name of the price group that an activity's quote is for, such as Adult. Set for activities only. */
  readonly priceGroup?: string | undefined;
  /** Set for accommodation only. */
  readonly stay?: ItemStay | undefined;
}

/** Nights that a total of lines is for; null = the stays differ in length, or a line has no stay. */
export function commonNights(items: readonly Pick<TempCartItem, "stay">[]): number | null {
  const [first, ...others] = new Set(items.map(({ stay }) => (stay ? nights(stay.start, stay.end) : null)));
  return others.length === 0 ? (first ?? null) : null;
}
