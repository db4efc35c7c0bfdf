/** The rules of lists of stays, for pages and for assistants. */

export * from "./areas.ts";
export * from "./compared-units.ts";
export * from "./from-price.ts";
export * from "./loaded-stays.ts";
export * from "./local-filters.ts";
export * from "./results-request.ts";
