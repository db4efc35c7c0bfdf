import { setTimeout as wait } from "node:timers/promises";

/** The only file of a release store that ever changes its content. */
export const REGISTRY_FILE = "registry.json";

/**
 * A release that is or was live.
 *
 * @typedef {object} Stint
 * @property {string} version
 * @property {string} [since] when it went live, ISO 8601
 * @property {string} [by] who made it live
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
 */

const ATTEMPTS = 60;
const MAX_PAUSE_MS = 40;

/**
 * The registry of this moment; the text is what `compareAndSet` expects.
 *
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @returns {Promise<{ text: string | null, registry: Registry }>}
 */
export async function readRegistry(store) {
  const content = await store.read(REGISTRY_FILE);
  const text = content && new TextDecoder().decode(content);
  return { text, registry: text === null ? { remotes: {} } : JSON.parse(text) };
}

/**
 * Changes the registry, however many others do at the same time: a change that was overtaken is made again on what
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
    const next = change(registry);
    if (await store.compareAndSet(text, `${JSON.stringify(next, null, 1)}\n`)) return next;
    await wait(Math.random() * MAX_PAUSE_MS);
  }
  throw new Error(`The registry was changed by others ${ATTEMPTS} times in a row; try again.`);
}
