/**
 * The contract between the host and the remotes: all that a remote uses of the platform. The host shares it at run
 * time, with its router, its query client and its cart.
 */

export { type To, useLocation, useNavigationType } from "react-router-dom";
export * from "./cart.ts";
export { useBackToClose } from "./dialog-history.ts";
export * from "./ecommerce.ts";
export {
  type GalaxyClient,
  GalaxyFailure,
  type GalaxyParams,
  galaxyOf,
  NetworkError,
  type WireProblem,
} from "./galaxy-client.ts";
export * from "./host-hooks.tsx";
export * from "./host-services.ts";
export * from "./item-key.ts";
export * from "./link.tsx";
export * from "./outside-address.ts";
export * from "./page-module.ts";
export * from "./query.ts";
export * from "./remote-manifest.ts";
export * from "./site-settings.ts";
export * from "./slots.ts";
export * from "./stay-search.ts";
export * from "./tab-storage.ts";
export * from "./use-track.ts";
