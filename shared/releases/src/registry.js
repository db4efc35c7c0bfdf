import { setTimeout as wait } from "node:timers/promises";
import { HOST } from "./host-release.js";
import { releaseHash } from "./release-seal.js";
import { RELEASE_FILE } from "./store-path.js";

/** The only file of a release store whose content changes. */
export const REGISTRY_FILE = "registry.json";

/**
 * A release that the registry names: it is or was live, or is a canary.
 *
 * @typedef {object} RegistryRelease
 * @property {string} version
 * @property {string} [since] when it went live, ISO 8601
 * @property {string} [by] who made it live
 * @property {string | undefined} [hash] `sha384-…` of its `release.json`, which names all of its files by their hashes
 */

/**
 * A release that some visitors get.
 *
 * @typedef {RegistryRelease & { percent: number }} Canary
 */

/**
 * The registry entry of one remote, or of the host. `previous` lists the good releases that were live before, latest first; a
 * release that was rolled back is not listed.
 *
 * @typedef {RegistryRelease & { previous?: readonly RegistryRelease[], canary?: Canary | undefined }} RemoteEntry
 */

/**
 * The registry: which release of each remote is live.
 *
 * @typedef {object} Registry
 * @property {Readonly<Record<string, RemoteEntry>>} remotes
 * @property {RemoteEntry | undefined} [host] missing = each server runs the host that it was deployed with
 * @property {Readonly<Record<string, number>>} [revoked] `remote` or `remote/version` -> milliseconds since
 *   1970; previews of it that expire until then are revoked
 */

/**
 * The entry of a remote or of the host.
 *
 * @param {Registry} registry
 * @param {string} name
 * @returns {RemoteEntry | undefined} undefined when it has no release
 */
export const releaseEntry = ({ remotes, host }, name) => (name === HOST ? host : remotes[name]);

const ATTEMPTS = 60;
const MAX_PAUSE_MS = 40;

/**
 * Reads the registry; an empty one if the file does not exist. `compareAndSet` expects the text.
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
 * Adds the hash of the stored files to every release of a remote that has none yet.
 *
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @param {string} name
 * @param {RemoteEntry} entry
 * @returns {Promise<RemoteEntry>}
 */
async function pinEntry(store, name, entry) {
  /** @template {RegistryRelease} Kind @param {Kind} release @returns {Promise<Kind>} */
  const pin = async (release) => {
    const content = release.hash ? null : await store.read(`${name}/${release.version}/${RELEASE_FILE}`);
    return content ? { ...release, hash: releaseHash(content) } : release;
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
  return {
    ...registry,
    ...(registry.host ? { host: await pinEntry(store, HOST, registry.host) } : {}),
    remotes: Object.fromEntries(await Promise.all(entries)),
  };
}

/**
 * Changes the registry and pins the releases that it names. If another process was faster, the change is
 * applied again to the new content.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {(registry: Registry) => Registry} change
 * @returns {Promise<Registry>} the registry after the change
 * @throws when the registry is unreadable, or other processes are faster each time
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
