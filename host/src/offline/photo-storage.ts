import { CacheExpiration } from "workbox-expiration";
import { MAX_AGE, PHOTOS } from "./storage-addresses.ts";

const MAX_PHOTOS = 80;
/** Milliseconds for a photo: a host that does not answer must not keep pages from being stored. */
const PHOTO_LIMIT = 10_000;

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
    const signal = AbortSignal.timeout(PHOTO_LIMIT);
    return await fetch(address, { credentials: "omit", cache: "force-cache", headers: { accept }, signal });
  } catch {
    // Without a network nothing is known of the host.
    if (navigator.onLine) unreadable.add(origin);
    return null;
  }
}

/** Whether the disk is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === "QuotaExceededError";

/** Whether the photo is stored now. Some may not be, such as those with `Vary: *`. */
async function putPhoto(cache: Cache, address: string, photo: Response): Promise<boolean> {
  try {
    await cache.put(address, photo);
    return true;
  } catch (error) {
    if (isFull(error)) throw error;
    return false;
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
      if (!response?.ok || !(await putPhoto(cache, address, response))) continue;
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
