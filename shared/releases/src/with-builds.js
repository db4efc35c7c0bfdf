import { readRegistry } from "./registry.js";

/** @import { ReleaseReader } from "./release-store.js" */

/**
 * A view of the releases for a working copy: the live ones, and the local build of every remote without one.
 * A build never replaces a release, so that starting the site does not undo a rollback (FE-04).
 *
 * @param {ReleaseReader} live
 * @param {ReleaseReader} builds
 * @returns {ReleaseReader}
 */
export const withBuilds = (live, builds) => ({
  read: async (file) => (await live.read(file)) ?? builds.read(file),
  list: async (name) => [...new Set([...(await live.list(name)), ...(await builds.list(name))])],
  async readRegistry() {
    const [released, built] = [await readRegistry(live), await readRegistry(builds)];
    const remotes = { ...built.registry.remotes, ...released.registry.remotes };
    return { ...released, registry: { ...released.registry, remotes } };
  },
});
