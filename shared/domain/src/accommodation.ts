import type { Content, SmallContent } from "./content.ts";
import type { OfferPrice } from "./money.ts";
import type { PersonConfiguration } from "./person-configuration.ts";
import type { StayPackage } from "./stay-package.ts";

/** The total for the whole stay and its whole person configuration. */
export interface StayPrice extends OfferPrice {
  /** Arrival and departure, YYYY-MM-DD. */
  readonly start: string;
  readonly end: string;
  readonly totalPersons: number;
}

/** The conditions of a rate. `terms` is HTML, not yet sanitised. */
export interface BookingConditions {
  readonly name: string;
  readonly terms: string;
}

/** One price configuration: a unit at a rate for some persons. EN-03. */
export interface Product {
  readonly bookingKey: string;
  readonly price: StayPrice;
  readonly personConfiguration: PersonConfiguration;
  readonly includedAddons: readonly { readonly name: string; readonly amount: number }[];
  readonly bookingConditions: BookingConditions | null;
  readonly discount: { readonly name: string; readonly description: string | null } | null;
  readonly offer: { readonly name: string; readonly content: SmallContent } | null;
}

/** The six page types of an accommodation; each is the name of a route. */
export type PageToLoad = "village" | "cabin" | "cabindetail" | "hotel" | "room" | "hoteldetail";

/** Units under one heading, in display order. */
export interface AccommodationGroup {
  /** `cbis:{ProductId}`, a bare `{ProductId}` (outside the booking system), or a condition's name. */
  readonly key: string;
  readonly accommodations: readonly Accommodation[];
}

/** A property, a cabin or a room. EN-01. */
export interface Accommodation {
  /** `tag:digits`; tag `cbis` = booking system, `cont` = content only. */
  readonly id: string;
  readonly name: string;
  readonly urlAlias: string;
  readonly pageToLoad: PageToLoad;
  readonly parentId: string | null;
  readonly parentName: string | null;
  /** Key of the guest reviews; null = no reviews section. */
  readonly referenceId: string | null;
  /** Digits. */
  readonly productId: string;
  readonly minPopulation: number | null;
  readonly maxPopulation: number | null;
  readonly discounted: boolean;
  /** Number in brackets on result cards (ruling 13). */
  readonly productsGroupedTotal: number;
  /** Number in map cards and count lines (ruling 13). */
  readonly totalResults: number;
  readonly offers: readonly StayPackage[];
  readonly children: readonly Accommodation[];
  readonly products: readonly Product[];
  /** `cbis:` groups first, bare ones last. */
  readonly productsGrouped: readonly AccommodationGroup[];
  /** Hotels only: when not empty it replaces `productsGrouped` for display (ruling 12). */
  readonly conditionGroups: readonly AccommodationGroup[];
  readonly content: Content;
}
