/**
 * The search in a page's query string. The host parses what all pages share; `searchOfVisit` adds the keys of
 * the remotes; `printSearch` and `searchText` write it; `searchQueryOf` and `filterOf` convert it to Galaxy
 * queries (RT-08, RT-09).
 */

export { dayActivityFilter } from "./day-activity-filter.ts";
export { createVisit } from "./parse-visit-search.ts";
export { printSearch, searchText } from "./print-search.ts";
export { boundsText, type PriceRange, priceRange, priceText, type SearchBounds } from "./query-filters.ts";
export * from "./room-mode.ts";
export * from "./search-of-visit.ts";
export { filterOf, type NoPriceReason, noPriceReason, searchQueryOf, withCategory } from "./search-query.ts";
export type { SearchState } from "./search-state.ts";
export { bookedAccommodationIn, positionIn } from "./search-state-of.ts";
export { SHARED_STAY, SHARED_TIME, tripTarget } from "./trip-target.ts";
