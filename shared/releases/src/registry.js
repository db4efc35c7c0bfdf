/** The only file of a release store that ever changes. */
export const REGISTRY_FILE = "registry.json";

/**
 * Which release of each remote is live.
 *
 * @typedef {object} Registry
 * @property {Readonly<Record<string, { readonly version: string }>>} remotes
 */

const ATTEMPTS = 20;

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
    const content = await store.read(REGISTRY_FILE);
    const current = content && new TextDecoder().decode(content);
    const next = change(current === null ? { remotes: {} } : JSON.parse(current));
    if (await store.compareAndSet(current, `${JSON.stringify(next, null, 1)}\n`)) return next;
  }
  throw new Error(`The registry was changed by others ${ATTEMPTS} times in a row; try again.`);
}
