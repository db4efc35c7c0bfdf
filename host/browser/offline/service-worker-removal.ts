/**
 * The service worker that replaces the other one while the setting `offline` is false: it deletes everything that
 * is stored, and itself.
 */

import { CACHE_PREFIX } from "../../app/offline/storage-addresses.ts";
import type { WorkerScope } from "./service-worker.ts";

const scope = self as unknown as WorkerScope;

async function removeAll(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Workbox keeps the ages of entries there.
  indexedDB.deleteDatabase("workbox-expiration");
  await scope.registration.unregister();
}

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(removeAll()));
