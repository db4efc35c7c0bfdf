/** Filters of a search: what a press on one changes, and how long it waits before it is asked for (SR-07). */
export * from "./filter-updates.ts";
export * from "./use-filter-changes.ts";
