/**
 * Galaxy on the wire: one function per call, taking the way to Galaxy first, and for each read the query made of it.
 * What comes back is an entity of `@stays/domain` or a `Refusal`; `NetworkError` and `WireError` are thrown. Galaxy's
 * spellings end here.
 */

export { type GalaxyError, isGalaxyError } from "./galaxy-error.ts";
export { FRESH } from "./galaxy-query.ts";
export * from "./requests/accommodation-pages.ts";
export * from "./requests/activities-by-day.ts";
export * from "./requests/activities-by-product.ts";
export type { ActivityFilter } from "./requests/activity-filter.ts";
export * from "./requests/add-accommodation-to-basket.ts";
export * from "./requests/add-activity-to-basket.ts";
export * from "./requests/add-activity-transport-to-basket.ts";
export * from "./requests/add-basket-addon.ts";
export type { AddToBasketArgs } from "./requests/add-to-basket.ts";
export * from "./requests/availability-calendar.ts";
export * from "./requests/available-departure-dates.ts";
export * from "./requests/create-basket.ts";
export * from "./requests/get-accommodation-content.ts";
export * from "./requests/get-basket.ts";
export * from "./requests/get-basket-addon.ts";
export * from "./requests/get-basket-addon-bookitemid.ts";
export * from "./requests/get-content-offer.ts";
export * from "./requests/get-travel-rating.ts";
export * from "./requests/next-accommodation-page.ts";
export * from "./requests/recommended-activities.ts";
export {
  accommodationQuery,
  type SearchAccommodationArgs,
  searchAccommodation,
} from "./requests/search-accommodation.ts";
export * from "./requests/search-activities.ts";
export * from "./requests/search-transport.ts";
export * from "./requests/transport-days.ts";
export * from "./requests/transport-information.ts";
export * from "./requests/validate-promo-code.ts";
export { UnsendableError, WireError } from "./wire-error.ts";
