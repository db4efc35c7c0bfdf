/** The contract between the host and the remotes. Remotes use nothing else of the host. */

export * from "./cart.ts";
export * from "./host-services.ts";
export * from "./item-key.ts";
export * from "./outside-address.ts";
export * from "./page-module.ts";
export * from "./remote-manifest.ts";
export * from "./services-context.tsx";
export * from "./site-settings.ts";
export * from "./slots.ts";
export * from "./stay-search.ts";
export * from "./tab-storage.ts";
export * from "./version.ts";
