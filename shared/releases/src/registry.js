import { setTimeout as wait } from "node:timers/promises";
import { releaseHash } from "./release-seal.js";
import { RELEASE_FILE } from "./store-path.js";

/** The only file of a release store that ever changes its content. */
export const REGISTRY_FILE = "registry.json";

/**
 * A release that is or was live.
 *
 * @typedef {object} Stint
 * @property {string} version
 * @property {string} [since] when it went live, ISO 8601
 * @property {string} [by] who made it live
 * @property {string} [hash] `sha384-…` of its `release.json`, which names all of its files by their hashes
 */

/**
 * A release that some visitors get.
 *
 * @typedef {Stint & { percent: number }} Canary
 */

/**
 * What the registry says of one remote. `previous` are the releases that were live before and were good, the latest
 * first; one that was rolled back is not among them.
 *
 * @typedef {Stint & { previous?: readonly Stint[], canary?: Canary }} RemoteEntry
 */

/**
 * Which release of each remote is live.
 *
 * @typedef {object} Registry
 * @property {Readonly<Record<string, RemoteEntry>>} remotes
 * @property {Readonly<Record<string, number>>} [revoked] `remote` or `remote/version` -> previews of it that would end
 *   until then, in milliseconds since 1970, are over already
 */

const ATTEMPTS = 60;
const MAX_PAUSE_MS = 40;

/**
 * The registry of this moment, without remotes where the file is empty; the text is what `compareAndSet` expects.
 *
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @returns {Promise<{ text: string | null, registry: Registry }>}
 */
export async function readRegistry(store) {
  const content = await store.read(REGISTRY_FILE);
  const text = content && new TextDecoder().decode(content);
  return { text, registry: text?.trim() ? JSON.parse(text) : { remotes: {} } };
}

/**
 * Pins every release of a remote that is not pinned yet to what the store has of it.
 *
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @param {string} name
 * @param {RemoteEntry} entry
 * @returns {Promise<RemoteEntry>}
 */
async function pinEntry(store, name, entry) {
  /** @template {Stint} Kind @param {Kind} stint @returns {Promise<Kind>} */
  const pin = async (stint) => {
    const content = stint.hash ? null : await store.read(`${name}/${stint.version}/${RELEASE_FILE}`);
    return content ? { ...stint, hash: releaseHash(content) } : stint;
  };
  return {
    ...(await pin(entry)),
    ...(entry.previous ? { previous: await Promise.all(entry.previous.map(pin)) } : {}),
    ...(entry.canary ? { canary: await pin(entry.canary) } : {}),
  };
}

/**
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @param {Registry} registry
 * @returns {Promise<Registry>}
 */
async function pinReleases(store, registry) {
  const entries = Object.entries(registry.remotes).map(
    async ([name, entry]) => /** @type {const} */ ([name, await pinEntry(store, name, entry)]),
  );
  return { ...registry, remotes: Object.fromEntries(await Promise.all(entries)) };
}

/**
 * Changes the registry and pins what it names, however many others do at the same time: a change that was overtaken is made again on what
 * the faster one left.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {(registry: Registry) => Registry} change
 * @returns {Promise<Registry>} what is in force now
 * @throws when the registry is not readable, or others are always faster
 */
export async function updateRegistry(store, change) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { text, registry } = await readRegistry(store);
    const next = await pinReleases(store, change(registry));
    if (await store.compareAndSet(text, `${JSON.stringify(next, null, 1)}\n`)) return next;
    await wait(Math.random() * MAX_PAUSE_MS);
  }
  throw new Error(`The registry was changed by others ${ATTEMPTS} times in a row; try again.`);
}
