/** Galaxy's verdict on a promo code; the site shows all but Valid as not valid (ruling 36). */
export interface PromoCodeVerdict {
  readonly status: "Valid" | "Invalid" | "Expired" | "NotApplicable";
  /** Galaxy's own spelling, which the site stores and sends. */
  readonly code: string;
}
