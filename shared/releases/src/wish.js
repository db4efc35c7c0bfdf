import { changeRegistry, readRegistry } from "./registry.js";
import { ReleaseRefused } from "./registry-document.js";

/** @import { AuditEntry, Registry, RegistryDocument, RegistryState, RemoteEntry } from "./registry-document.js" */
/** @import { ReleaseStore } from "./release-store.js" */

/** What visitors get. @param {RemoteEntry} [entry] */
const describeEntry = (entry) => {
  if (!entry) return "nothing live";
  const { version, canary } = entry;
  return canary ? `${version} live and ${canary.version} for ${canary.percent} %` : `${version} live`;
};

/** Whether a release is pinned to the content that is wished, if one is. @param {RemoteEntry} [entry] @param {RemoteEntry} [wished] */
const isPinnedAs = (entry, wished) =>
  wished?.hash === undefined || entry?.hash === undefined || entry.hash === wished.hash;

/** All that a change depends on. @param {RemoteEntry} [entry] */
const readBasis = (entry) =>
  entry && [describeEntry(entry), ...(entry.previous ?? []).map(({ version }) => version)].join();

/**
 * Changes what visitors get of a remote, as somebody wishes it who saw a state of the registry. A wish is fulfilled once:
 * where the remote is as wished already, nothing is written. Where it is neither so nor as it was seen, others have
 * changed it, and the wish is refused.
 *
 * @param {ReleaseStore} store
 * @param {Parameters<typeof changeRegistry>[1]} act
 * @param {(registry: Registry, act: { by: string, at: string }) => Registry} change
 * @param {{ seen?: RegistryState | undefined, now?: () => number }} [options] `seen` = the registry that the wish is
 *   based on; the default is the newest
 * @returns {Promise<RegistryDocument | null>} null when the wish is fulfilled already
 * @throws {ReleaseRefused}
 */
export async function fulfilWish(store, act, change, options = {}) {
  const { seen = await readRegistry(store), now } = options;
  const { remote, by } = act;
  /** @param {Registry} registry */
  const entryOf = (registry) => registry.remotes[remote];
  const wished = entryOf(change(seen.registry, { by, at: seen.at }));
  const attempt = (/** @type {Registry} */ registry, /** @type {{ by: string, at: string }} */ who) => {
    const [current, before] = [entryOf(registry), entryOf(seen.registry)];
    if (describeEntry(current) === describeEntry(wished) && isPinnedAs(current, wished)) return null;
    if (readBasis(current) === readBasis(before)) return change(registry, who);
    throw new ReleaseRefused(
      `${remote} has changed since number ${seen.number} of the registry: it had ${describeEntry(before)}, and has ${describeEntry(current)}. Nothing was changed. Look at npm run releases, and decide again.`,
    );
  };
  return changeRegistry(store, act, attempt, now);
}
