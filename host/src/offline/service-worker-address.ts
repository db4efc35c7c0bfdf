/** Address of the service worker's script. It never changes, so that every host can replace or remove it. */
export const SERVICE_WORKER = "/service-worker.js";
