import { setTimeout as wait } from "node:timers/promises";
import { assertWhole, fulfilWish, readRegistry } from "@stays/releases";

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

/** @import { AuditEntry, Registry, RegistryState, RemoteEntry } from "../../shared/releases/src/registry-document.js" */

/**
 * Checks that the releases that a change makes live, or a canary, are whole in the store.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @param {RegistryState} seen
 * @param {Registry} wished
 * @throws ReleaseRefused
 */
async function assertServable(store, name, seen, wished) {
  const [before, after] = [seen.registry.remotes[name], wished.remotes[name]];
  for (const [release, known] of [
    [after, before],
    [after?.canary, before?.canary],
  ])
    if (release && (release.version !== known?.version || release.hash !== known.hash))
      await assertWhole(store, name, release.version, release.hash);
}

/**
 * Changes what is live: the registry, and the cached pages of the remote. Prints what was done, and whether the site
 * serves it. A wish that is fulfilled already, perhaps by a command that was interrupted, is confirmed in the same way.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {RegistryState} seen the registry that the change is based on
 * @param {Pick<AuditEntry, "by" | "action" | "remote" | "why"> & { version?: string }} act `version` of the
 *   audit, if it is not the live one
 * @param {(registry: Registry, act: { by: string, at: string }) => Registry} change
 * @param {(entry: RemoteEntry | undefined) => string} describe what is so now, in words
 * @param {(entry: RemoteEntry | undefined) => string} [describeAlready] the same where it was so before
 */
export async function changeLive(store, seen, act, change, describe, describeAlready = describe) {
  await assertServable(store, act.remote, seen, change(seen.registry, { by: act.by, at: seen.at }));
  const changed = await fulfilWish(store, act, change, { seen });
  // What is reported is read back.
  const { number, registry } = await readRegistry(store);
  await purgePages(act.remote);
  const entry = registry.remotes[act.remote];
  console.log(changed ? describe(entry) : `✓ Nothing had to be changed.\n${describeAlready(entry)}`);
  await confirmServed(number, { release: { remote: act.remote, version: entry?.version } });
}

/** Longest wait for the site, in milliseconds. A server asks for the registry at least once a second while it is used. */
const LIMIT_MS = 10_000;
const PAUSE_MS = 300;

/**
 * The number of the registry that a site serves; null when it does not say.
 *
 * @param {string} site origin
 * @returns {Promise<number | null>}
 */
export async function siteNumber(site) {
  try {
    const address = `${site.replace(/\/+$/, "")}/healthz`;
    const { registry } = await (await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })).json();
    return registry?.number ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks the site which registry it serves.
 *
 * @param {string} address of `/healthz`
 * @param {number} number that is expected
 * @param {{ remote: string, version: string | undefined } | undefined} release that is expected
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} why it does not serve that number; null when it does
 */
async function readReason(address, number, release, signal) {
  try {
    const response = await fetch(address, { signal });
    const { registry, releases = {} } = await response.json();
    if (!registry) return "its /healthz does not say which registry it serves, as earlier versions do";
    const { number: served, unreadableSince } = registry;
    const live = release ? releases[release.remote] : undefined;
    // A later number may have another release.
    if (release && served === number && live !== release.version)
      return `it has that number, but shows ${live ?? "nothing"} of ${release.remote}; its log says why`;
    if (served >= number) return null;
    const state = served === null ? "it has no registry yet" : `it serves number ${served} of the registry`;
    return unreadableSince ? `${state}, and cannot read a newer one since ${unreadableSince}` : state;
  } catch (error) {
    const { cause = error } = /** @type {{ cause?: unknown }} */ (error);
    const { code, message } = /** @type {{ code?: string, message?: string }} */ (cause);
    return `it does not answer (${code ?? message})`;
  }
}

/**
 * Waits until the site serves a document of the registry, and prints that it does, or why not. The command fails then:
 * the change is in the registry, and visitors do not get it.
 *
 * @param {number} number of the document
 * @param {{ release?: { remote: string, version: string | undefined }, site?: string | undefined, limit?: number }} [options]
 *   `release` = what visitors get of a remote, no version = nothing; `site` = origin, undefined = the site is not asked
 */
export async function confirmServed(
  number,
  { release, site = process.env.SITE || process.env.SITE_ORIGIN, limit = LIMIT_MS } = {},
) {
  if (!site) return;
  const origin = site.replace(/\/+$/, "");
  const signal = AbortSignal.timeout(limit);
  let reason = "";
  do {
    const found = await readReason(`${origin}/healthz`, number, release, signal);
    if (found === null) return console.log(`✓ ${origin} serves it (number ${number} of the registry)`);
    // The last request is cut off, which is not the reason.
    reason = signal.aborted && reason !== "" ? reason : found;
  } while (await wait(PAUSE_MS, true, { signal }).catch(() => false));
  console.error(
    `✗ ${origin} does not serve number ${number} of the registry, where this change is: ${reason}.`,
  );
  process.exitCode = 1;
}
