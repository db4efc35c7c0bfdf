/** What only the host and the test host use: a remote that imports it bundles a second query client or router. */

export {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  QueryClientProvider,
} from "@tanstack/react-query";
export { BrowserRouter } from "react-router-dom";
export * from "./cart-store.ts";
export { DialogHistory, readPageKey, useNavigate } from "./dialog-history.ts";
export { provideGalaxy } from "./galaxy-client.ts";
export * from "./host-services-context.tsx";
export * from "./version.ts";
