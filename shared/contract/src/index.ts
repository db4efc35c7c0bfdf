/** The contract between the host and the remotes. Remotes use nothing else of the host. */

// Former names of types, which remotes outside this repository may import.
export type { StaySort } from "@stays/domain";
export * from "./cart.ts";
export type { OutsideTarget as OutsidePlace, RouteMatch as Place } from "./host-services.ts";
export * from "./host-services.ts";
export * from "./item-key.ts";
export * from "./outside-address.ts";
export * from "./page-module.ts";
export type { RemoteManifest as RemoteDoor } from "./remote-manifest.ts";
export * from "./remote-manifest.ts";
export * from "./services-context.tsx";
export * from "./site-settings.ts";
export * from "./slots.ts";
export * from "./stay-search.ts";
export * from "./tab-storage.ts";
export * from "./version.ts";
