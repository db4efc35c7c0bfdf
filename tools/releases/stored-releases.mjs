import { commitOf } from "@stays/releases";

/**
 * A release in the store.
 *
 * @typedef {object} StoredRelease
 * @property {string} version
 * @property {string | undefined} builtAt ISO 8601
 * @property {string | undefined} commit
 */

/**
 * The stored releases of a remote, or the hosts, newest first.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseReader} store
 * @param {string} name
 * @returns {Promise<readonly StoredRelease[]>}
 */
export async function storedReleases(store, name) {
  const releases = (await store.list(name)).map(async (version) => {
    const content = await store.read(`${name}/${version}/release.json`);
    const release = content ? JSON.parse(new TextDecoder().decode(content)) : {};
    return { version, builtAt: release.builtAt, commit: commitOf(release) };
  });
  return (await Promise.all(releases)).sort((one, other) =>
    (other.builtAt ?? "").localeCompare(one.builtAt ?? ""),
  );
}
