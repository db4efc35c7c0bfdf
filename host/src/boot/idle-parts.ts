/** What the host loads when the page is idle; one file costs the first view less than three. */
export { startOffline } from "../offline/start-offline.ts";
export { loadPhotoFlights } from "../photo-flight/load-photo-flights.ts";
export { prefetchLinks } from "../prefetch/prefetch-links.ts";
