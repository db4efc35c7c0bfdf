import type { Content } from "./content.ts";
import type { OfferPrice } from "./money.ts";

/** A stay sold together with more, by a supplier. EN-05 (`package` is a reserved word). */
export interface StayPackage {
  readonly id: string;
  /** Digits; used by route {PackageId}, `offerIds` and `packageId`. */
  readonly packageId: string;
  readonly name: string;
  readonly urlAlias: string;
  readonly parentId: string;
  /** The supplier, as named in the supplier filter. */
  readonly parentName: string;
  readonly products: readonly { readonly id: string; readonly name: string }[];
  readonly content: Content;
  /** From-price of the stay; null without dates. */
  readonly price: OfferPrice | null;
}
