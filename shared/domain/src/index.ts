/**
 * The entities of the specification and the pure rules about them. Without React, clock and locale: callers
 * pass today as YYYY-MM-DD, and a language for sorting names.
 */

export * from "./accommodation.ts";
export * from "./activities.ts";
export * from "./cancellation.ts";
export * from "./cart-items.ts";
export * from "./entities.ts";
export * from "./facilities.ts";
export * from "./guests.ts";
export * from "./images.ts";
export * from "./introduction.ts";
export * from "./product-price.ts";
export * from "./review-rules.ts";
export * from "./same-rate.ts";
export * from "./stay-dates.ts";
export * from "./thrown.ts";
export * from "./typed-text.ts";
