import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that a cache has to answer. */
const PATIENCE_MS = 3_000;
/**
 * Milliseconds until every server has read the new registry: it keeps that of a bucket for a second. Until then
 * the caches may have fetched the old page again.
 */
const REGISTRY_MS = 1_200;

/**
 * Ends the pages of a remote in one cache. If it does not answer, its pages end by themselves after
 * `PAGE_CACHE_SECONDS`.
 *
 * @param {string} cache origin
 * @param {string} remote
 */
async function purge(cache, remote) {
  try {
    const { status } = await fetch(cache, {
      method: "BAN",
      headers: { "surrogate-key": remote },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status !== 200) throw new Error(`it answers ${status}`);
  } catch (error) {
    console.log(`– the pages of ${remote} stay in the cache ${cache} for a while: ${error}`);
  }
}

/**
 * Ends the pages of a remote in the caches in front of the site, after a change of the registry.
 *
 * @param {string} remote
 * @param {string} [caches] origins, separated by spaces
 */
export async function purgePages(remote, caches = process.env.PURGE_URL ?? "") {
  const origins = caches.split(/\s+/).filter((origin) => origin !== "");
  if (origins.length === 0) return;
  await Promise.all(origins.map((origin) => purge(origin, remote)));
  await wait(REGISTRY_MS);
  await Promise.all(origins.map((origin) => purge(origin, remote)));
}
