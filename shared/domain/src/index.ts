/**
 * The entities of the specification and the pure rules about them. Without React, clock and locale: callers
 * pass today as YYYY-MM-DD, and a language for sorting names.
 */

export * from "@stays/galaxy/entities";
export * from "./accommodation-groups.ts";
export * from "./activity-price.ts";
export * from "./addon-names.ts";
export * from "./basket.ts";
export * from "./cancellation.ts";
export * from "./capacity-step.ts";
export * from "./common-nights.ts";
export * from "./content-id.ts";
export * from "./facility-ids.ts";
export * from "./facility-rules.ts";
export * from "./image-address.ts";
export * from "./introduction.ts";
export * from "./map-point.ts";
export * from "./occasion.ts";
export * from "./package-order.ts";
export * from "./parse-url.ts";
export * from "./person-configuration.ts";
export * from "./person-count.ts";
export * from "./price-breakdown.ts";
export * from "./price-line.ts";
export * from "./promo-code-rules.ts";
export * from "./restricted-arrival.ts";
export * from "./review-rules.ts";
export * from "./same-rate.ts";
export { isSizedImage } from "./sized-image.ts";
export * from "./stay-dates.ts";
export * from "./transport.ts";
export * from "./video-link.ts";
