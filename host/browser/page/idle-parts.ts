/** What the host loads when the page is idle; one file costs the first view less than two. */
export { startOffline } from "../offline/start-offline.ts";
export { prefetchLinks } from "./prefetch-links.ts";
