/** The named routes, their patterns and link builders. No other code builds a URL of the site. */
export * from "./link-to.ts";
export * from "./module-name.ts";
export * from "./old-address.ts";
export * from "./parse-address.ts";
export * from "./query-keys.ts";
export * from "./route-table.ts";
export * from "./site-keys.ts";
