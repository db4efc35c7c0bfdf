import type { SmallContent } from "@stays/domain";

/** What there is to read about an offer. */
export interface OfferDescription {
  readonly offerName: string;
  readonly content: SmallContent;
  /** Names of what is included. */
  readonly includedAddons: readonly string[];
  /** HTML, not yet sanitised. */
  readonly terms: string | null;
}
