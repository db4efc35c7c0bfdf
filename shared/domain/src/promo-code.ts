/** Galaxy's verdict on a promo code; all but Valid are shown as not valid (ruling 36). */
export interface PromoCodeVerdict {
  readonly status: "Valid" | "Invalid" | "Expired" | "NotApplicable";
  /** Galaxy's own spelling, stored and sent from then on. */
  readonly code: string;
}
