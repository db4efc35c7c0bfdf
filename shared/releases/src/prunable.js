/**
 * A release in the store.
 *
 * @typedef {object} StoredRelease
 * @property {string} version
 * @property {string | undefined} [usedAt] when it was built, or last named in the audit, ISO 8601; missing =
 *   unknown
 */

/**
 * The releases of a remote that can be deleted: not live, not a canary, not a rollback target and not used
 * lately. A release of unknown age is kept.
 *
 * @param {import("./registry.js").RemoteEntry | undefined} entry
 * @param {readonly StoredRelease[]} stored
 * @param {string} before ISO 8601; releases used since then are kept, as open tabs and previews may use them
 * @returns {readonly string[]} versions
 */
export function prunableReleases(entry, stored, before) {
  const needed = [entry, entry?.canary, ...(entry?.previous ?? [])].map((release) => release?.version);
  return stored
    .filter(({ version, usedAt }) => !needed.includes(version) && usedAt !== undefined && usedAt < before)
    .map(({ version }) => version);
}

/** Newest hosts that are always kept: the running ones of servers that were deployed by hand. */
const KEPT_HOSTS = 3;

/**
 * The hosts that can be deleted.
 *
 * @param {import("./registry.js").RemoteEntry | undefined} entry
 * @param {readonly StoredRelease[]} stored
 * @param {string} before ISO 8601
 * @returns {readonly string[]} versions
 */
export function prunableHosts(entry, stored, before) {
  const byAge = [...stored].sort((one, other) => (other.usedAt ?? "").localeCompare(one.usedAt ?? ""));
  return prunableReleases(entry, byAge.slice(KEPT_HOSTS), before);
}
