import { CacheExpiration } from "workbox-expiration";
import { MAX_AGE, PHOTOS } from "./storage-addresses.ts";

const MAX_PHOTOS = 80;

const expiration = new CacheExpiration(PHOTOS, { maxEntries: MAX_PHOTOS, maxAgeSeconds: MAX_AGE });

/** Origins of image hosts whose photos this site may not read, until the worker restarts. */
const unreadable = new Set<string>();

/**
 * Fetches a photo from the browser's own cache, where the page has just put it; null = this site may not read it
 * (CORS). Browsers count a photo that cannot be read as megabytes, so none is stored.
 */
async function readPhoto(address: string, accept: string): Promise<Response | null> {
  const { origin } = new URL(address);
  if (unreadable.has(origin)) return null;
  try {
    return await fetch(address, { credentials: "omit", cache: "force-cache", headers: { accept } });
  } catch {
    // Without a network nothing is known of the host.
    if (navigator.onLine) unreadable.add(origin);
    return null;
  }
}

/**
 * Stores photos that a page has loaded.
 *
 * @param accept header with which the browser requests images: another one would download them again
 */
export async function keepPhotos(addresses: readonly string[], accept: string): Promise<void> {
  const cache = await caches.open(PHOTOS);
  for (const address of addresses) {
    if (!(await cache.match(address, { ignoreVary: true }))) {
      const response = await readPhoto(address, accept);
      if (!response?.ok) continue;
      await cache.put(address, response);
    }
    await expiration.updateTimestamp(address);
  }
  await expiration.expireEntries();
}

/** Deletes all stored photos, also the times that Workbox keeps of them. */
export async function forgetPhotos(): Promise<void> {
  await caches.delete(PHOTOS);
  await expiration.delete();
}
