/**
 * The search in a page's query string. The host parses it once per address with `createPageContext`; `serializeSearch`
 * writes it; `buildStayRequest` and `buildStayFilter` are what of it is asked of Galaxy (RT-08, RT-09).
 */

export * from "./build-request.ts";
export { HiddenFields } from "./hidden-fields.tsx";
export { findUnread, priceRange, type UnreadPart } from "./parse-search.ts";
export * from "./resolve-search.ts";
export * from "./serialize-search.ts";
export { SHARED_STAY, SHARED_TIME, tripTarget } from "./trip-target.ts";
export { type ChangeableSearch, useStaySearch } from "./use-stay-search.ts";
