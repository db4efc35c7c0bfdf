/** What the host loads when the page is idle; one file costs the first view less than three. */
export { startOffline } from "../offline/start-offline.ts";
export { startPhotoFlights } from "../photo-flight/photo-flights.ts";
export { prefetchLinks } from "../prefetch/prefetch-links.ts";
