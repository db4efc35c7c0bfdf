import { commitOf, readAudit } from "@stays/releases";

/**
 * A release in the store, with its dates.
 *
 * @typedef {object} StoredRelease
 * @property {string} version
 * @property {string | undefined} builtAt ISO 8601
 * @property {string | undefined} usedAt when it was built, or last named in the audit, ISO 8601
 * @property {string | undefined} commit
 */

/**
 * The stored releases of a remote or of the host, newest first.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {string} name
 * @returns {Promise<readonly StoredRelease[]>}
 */
export async function storedReleases(store, name) {
  const audit = await readAudit(store);
  const releases = (await store.list(name)).map(async (version) => {
    const content = await store.read(`${name}/${version}/release.json`);
    const release = content ? JSON.parse(new TextDecoder().decode(content)) : {};
    const acts = audit.filter((entry) => entry.remote === name && entry.version === version);
    const usedAt = [release.builtAt, ...acts.map(({ at }) => at)].filter(Boolean).sort().at(-1);
    return { version, builtAt: release.builtAt, usedAt, commit: commitOf(release) };
  });
  return (await Promise.all(releases)).sort((one, other) =>
    (other.usedAt ?? "").localeCompare(one.usedAt ?? ""),
  );
}
