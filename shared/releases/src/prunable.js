/**
 * A release that the store has.
 *
 * @typedef {object} StoredRelease
 * @property {string} version
 * @property {string | undefined} [usedAt] when it was built, or last named in the audit, ISO 8601; missing = nobody knows
 */

/**
 * The releases of a remote that nobody needs: not live, no canary, none that a rollback may go to, and not used lately.
 * What nobody knows the age of is kept.
 *
 * @param {import("./registry.js").RemoteEntry | undefined} entry
 * @param {readonly StoredRelease[]} stored
 * @param {string} before ISO 8601: what was used since then is kept, as open tabs and previews may be of it
 * @returns {readonly string[]} versions
 */
export function prunableReleases(entry, stored, before) {
  const needed = [entry, entry?.canary, ...(entry?.previous ?? [])].map((stint) => stint?.version);
  return stored
    .filter(({ version, usedAt }) => !needed.includes(version) && usedAt !== undefined && usedAt < before)
    .map(({ version }) => version);
}

/** Hosts that are kept however old they are: the one that runs, and those that it may be rolled back to. */
const KEPT_HOSTS = 3;

/**
 * The hosts whose browser files nobody needs.
 *
 * @param {readonly StoredRelease[]} stored
 * @param {string} before ISO 8601
 * @returns {readonly string[]} versions
 */
export function prunableHosts(stored, before) {
  const byAge = [...stored].sort((one, other) => (other.usedAt ?? "").localeCompare(one.usedAt ?? ""));
  return prunableReleases(undefined, byAge.slice(KEPT_HOSTS), before);
}
