/**
 * The search in a page's query string. The host parses what all pages share; `searchOfVisit` adds the keys of
 * the remotes; `printSearch` and `searchText` write it; `searchQueryOf` and `filterOf` convert it to Galaxy
 * queries (RT-08, RT-09).
 */

export { boundsText, type SearchBounds } from "./bounds-in-query.ts";
export { createVisit } from "./create-visit.ts";
export { dayActivityFilter } from "./day-activity-filter.ts";
export { type NoPriceReason, noPriceReason } from "./no-price-reason.ts";
export { type PriceRange, priceRange, priceText } from "./price-in-query.ts";
export { printSearch, searchText } from "./print-search.ts";
export * from "./room-mode.ts";
export * from "./search-of-visit.ts";
export { filterOf, searchQueryOf } from "./search-query.ts";
export type { SearchState } from "./search-state.ts";
export { bookedAccommodationIn, positionIn } from "./search-state-of.ts";
export { SHARED_STAY, SHARED_TIME, tripTarget } from "./trip-target.ts";
export { withCategory } from "./with-category.ts";
