import type { SmallContent } from "@stays/domain";

/** The texts and pictures of an offer. */
export interface OfferDescription {
  readonly offerName: string;
  readonly content: SmallContent;
  /** The names of the included add-ons. */
  readonly includedAddons: readonly string[];
  /** HTML, not yet sanitised. */
  readonly terms: string | null;
}
