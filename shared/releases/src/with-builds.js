import { REGISTRY_FILE } from "./registry.js";

/** @import { ReleaseStore } from "./release-store.js" */

/**
 * @param {Uint8Array<ArrayBuffer> | null} content of a registry
 * @returns {import("./registry.js").Registry}
 */
const parsed = (content) => (content ? JSON.parse(new TextDecoder().decode(content)) : { remotes: {} });

/**
 * A view of the releases for a working copy: the live ones, and the local build of every remote without one.
 * A build never replaces a release, so that starting the site does not undo a rollback (FE-04).
 *
 * @param {Pick<ReleaseStore, "read" | "list">} live
 * @param {Pick<ReleaseStore, "read" | "list">} builds
 * @returns {Pick<ReleaseStore, "read" | "list">}
 */
export function withBuilds(live, builds) {
  return {
    async read(file) {
      const [released, built] = [await live.read(file), await builds.read(file)];
      if (file !== REGISTRY_FILE) return released ?? built;
      const remotes = { ...parsed(built).remotes, ...parsed(released).remotes };
      return new TextEncoder().encode(JSON.stringify({ ...parsed(released), remotes }));
    },
    async list(name) {
      return [...new Set([...(await live.list(name)), ...(await builds.list(name))])];
    },
  };
}
