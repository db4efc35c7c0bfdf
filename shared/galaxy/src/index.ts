/**
 * The Galaxy client: one function per operation, with the Galaxy as its first argument, and a query for each
 * read. A call returns an entity of `@stays/domain`; it throws `GalaxyFailure`, `NetworkError` and `WireError`. No
 * other package knows Galaxy's spellings.
 */

export { partOf, queryIfAsked } from "./galaxy-query.ts";
export { foldPages, isOnPage, type MissingStay, mergeStays } from "./merge-stays.ts";
export * from "./requests/accommodation.ts";
export * from "./requests/activities.ts";
export * from "./requests/add-to-basket.ts";
export * from "./requests/basket-queries.ts";
export * from "./requests/calendar.ts";
export * from "./requests/get-basket.ts";
export * from "./requests/get-content-offer.ts";
export * from "./requests/get-travel-rating.ts";
export * from "./requests/transport.ts";
export * from "./requests/validate-promo-code.ts";
