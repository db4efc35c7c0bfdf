/**
 * The Galaxy client: one function per operation, with the Galaxy as its first argument, and a query for each
 * read. A call returns an entity of `@stays/domain`; it throws `GalaxyFailure`, `NetworkError` and `WireError`. No
 * other package knows Galaxy's spellings.
 */

export { queryIfAsked } from "./galaxy-query.ts";
export * from "./requests/accommodation-pages.ts";
export * from "./requests/activities-by-day.ts";
export type { ActivityFilter } from "./requests/activity-filter.ts";
export * from "./requests/add-accommodation-to-basket.ts";
export * from "./requests/add-activity-to-basket.ts";
export * from "./requests/add-activity-transport-to-basket.ts";
export * from "./requests/add-basket-addon.ts";
export type { AddToBasketArgs } from "./requests/add-to-basket.ts";
export * from "./requests/availability-calendar.ts";
export * from "./requests/available-departure-dates.ts";
export * from "./requests/basket-queries.ts";
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
