/** An amount in major units with its ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A price that may have been higher. EN-14. */
export interface OfferPrice extends Money {
  /** The price before a saving; shown struck through only when present and different (SR-11). */
  readonly originalAmount: number | null;
}
