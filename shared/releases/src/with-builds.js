import { readRegistry } from "./registry.js";

/** @import { RegistryState } from "./registry-document.js" */
/** @import { ReleaseReader } from "./release-store.js" */

/**
 * The registry of a working copy: the live releases, and the local build of every remote without one. A build never
 * replaces a release, so that starting the site does not undo a rollback (FE-04).
 *
 * @param {RegistryState} live
 * @param {RegistryState} builds
 * @returns {RegistryState} with the number of the live one
 */
export const addBuilds = (live, builds) => ({
  ...live,
  registry: { ...live.registry, remotes: { ...builds.registry.remotes, ...live.registry.remotes } },
});

/**
 * A view of the releases for a working copy, with the registry of `addBuilds`.
 *
 * @param {ReleaseReader} live
 * @param {ReleaseReader} builds
 * @returns {ReleaseReader}
 */
export const withBuilds = (live, builds) => ({
  read: async (file) => (await live.read(file)) ?? builds.read(file),
  list: async (name) => [...new Set([...(await live.list(name)), ...(await builds.list(name))])],
  readRegistry: async () => addBuilds(await readRegistry(live), await readRegistry(builds)),
});
