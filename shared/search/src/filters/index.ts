/** Filters of a search: the changes they make, and how long they wait before a search is sent (SR-07). */
export * from "./filter-updates.ts";
export * from "./use-filter-changes.ts";
