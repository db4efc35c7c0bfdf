/** @import { Registry, RegistryDocument } from "./registry-document.js" */

/**
 * A release in the store, with what tells its age.
 *
 * @typedef {object} DatedRelease
 * @property {string} version
 * @property {string | undefined} [builtAt] ISO 8601; missing = unknown
 */

/** Newest releases of each remote that are always kept. */
const KEPT = 3;

/** Hours for which a preview link works. */
export const PREVIEW_HOURS = 24;

const HOUR_MS = 3_600_000;

/** The later of two moments. @param {string} one ISO 8601 @param {string} [other] */
const later = (one, other = "") => (one > other ? one : other);

/** Newest documents of the registry that are always kept, with the releases that they name. */
export const KEPT_DOCUMENTS = 10;

/**
 * The documents whose date is doubtful: it is in the future, or before that of an earlier document whose date is not. A
 * clock was wrong; the order is that of the numbers.
 *
 * @param {readonly RegistryDocument[]} documents in order
 * @param {string} now ISO 8601
 * @returns {ReadonlySet<number>} their numbers
 */
export function doubtfulDates(documents, now) {
  let latest = "";
  const doubtful = documents.filter(({ at }) => {
    if (at > now || at < latest) return true;
    latest = at;
    return false;
  });
  return new Set(doubtful.map(({ number }) => number));
}

/**
 * The documents with dates that may decide ages: a doubtful one is replaced by the latest that it can be, that of the
 * next document or now, so that what is in doubt is kept.
 *
 * @param {readonly RegistryDocument[]} documents in order
 * @param {string} now ISO 8601
 * @returns {readonly RegistryDocument[]}
 */
export function withSafeDates(documents, now) {
  const doubtful = doubtfulDates(documents, now);
  return documents.map((document, index) => {
    if (!doubtful.has(document.number)) return document;
    const next = documents.slice(index + 1).find(({ number }) => !doubtful.has(number));
    return { ...document, at: next?.at ?? now };
  });
}

/**
 * The releases of a remote that the newest documents name. They are kept whatever the clocks say.
 *
 * @param {readonly RegistryDocument[]} documents in order
 * @param {string} name
 * @returns {readonly string[]} versions
 */
export const recentVersions = (documents, name) =>
  documents
    .slice(-KEPT_DOCUMENTS)
    .flatMap(({ registry, remote, version }) => [
      ...neededVersions(registry, name),
      ...(remote === name ? [version] : []),
    ]);

/**
 * The releases of a remote that the registry names: live, canary and rollback targets.
 *
 * @param {Registry} registry
 * @param {string} name
 */
export function neededVersions(registry, name) {
  const entry = registry.remotes[name];
  return entry
    ? [entry, ...(entry.canary ? [entry.canary] : []), ...(entry.previous ?? [])].map(
        ({ version }) => version,
      )
    : [];
}

/**
 * When each release of a remote stopped being what somebody gets: live, canary, last good one, or preview.
 *
 * @param {readonly RegistryDocument[]} documents in order
 * @param {string} name
 * @returns {ReadonlyMap<string, string>} version -> ISO 8601
 */
function lastUses(documents, name) {
  /** @type {Map<string, string>} */
  const ends = new Map();
  for (const [index, document] of documents.entries()) {
    const end = documents[index + 1]?.at;
    const entry = document.registry.remotes[name];
    for (const release of [entry, entry?.canary, entry?.previous?.[0]])
      if (release && end) ends.set(release.version, later(end, ends.get(release.version)));
    if (document.action !== "preview" || document.remote !== name) continue;
    const ended = new Date(Date.parse(document.at) + PREVIEW_HOURS * HOUR_MS).toISOString();
    ends.set(document.version, later(ended, ends.get(document.version)));
  }
  return ends;
}

/**
 * The releases of a remote that can be deleted: the registry does not name them, nobody got them lately, and three
 * newer ones are there. One that no document names counts from the oldest document, or from its build. A release of
 * unknown age is kept.
 *
 * @param {readonly RegistryDocument[]} documents of the registry, in order
 * @param {string} name
 * @param {readonly DatedRelease[]} stored
 * @param {string} before ISO 8601; releases that were used since then are kept, as open tabs may request their files
 * @returns {readonly string[]} versions
 */
export function prunableReleases(documents, name, stored, before) {
  const newest = documents.at(-1);
  const needed = newest ? neededVersions(newest.registry, name) : [];
  const ends = lastUses(documents, name);
  return stored
    .map(({ version, builtAt }) => ({
      version,
      usedAt: later(builtAt ?? "", ends.get(version) ?? documents[0]?.at),
    }))
    .sort((one, other) => other.usedAt.localeCompare(one.usedAt))
    .slice(KEPT)
    .filter(({ version, usedAt }) => !needed.includes(version) && usedAt !== "" && usedAt < before)
    .map(({ version }) => version);
}

/**
 * The hosts that can be deleted. The registry does not say when a server stopped running one: that is at the earliest
 * when the next one was built.
 *
 * @param {readonly DatedRelease[]} stored
 * @param {string} before ISO 8601
 * @returns {readonly string[]} versions
 */
export function prunableHosts(stored, before) {
  const newestFirst = [...stored].sort((one, other) =>
    (other.builtAt ?? "").localeCompare(one.builtAt ?? ""),
  );
  return newestFirst
    .filter((_, index) => index >= KEPT && (newestFirst[index - 1]?.builtAt ?? before) < before)
    .map(({ version }) => version);
}

/**
 * The oldest document of the registry that ages need: the last one from before the limit, which says what was live
 * then.
 *
 * @param {readonly RegistryDocument[]} documents in order, with safe dates
 * @param {string} before ISO 8601
 * @returns {number}
 */
export const firstNeeded = (documents, before) => documents.findLast(({ at }) => at < before)?.number ?? 0;
