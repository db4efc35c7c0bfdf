import { ReleaseRefused } from "./registry-document.js";

/** @import { Registry, RemoteEntry } from "./registry-document.js" */

/** Earlier releases that the registry lists per remote; older ones stay in the store. */
const REMEMBERED = 10;

/**
 * Who acts, and when.
 *
 * @typedef {object} Act
 * @property {string} by
 * @property {string} at ISO 8601
 */

/**
 * @param {Registry} registry
 * @param {string} name
 * @returns {RemoteEntry}
 */
function findEntry(registry, name) {
  const entry = registry.remotes[name];
  if (!entry) throw new ReleaseRefused(`${name} has no live release yet. Release it first.`);
  return entry;
}

/**
 * @param {Registry} registry
 * @param {string} name
 * @param {RemoteEntry} entry
 * @returns {Registry}
 */
export const withEntry = (registry, name, entry) => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: entry },
});

/** @param {RemoteEntry} entry */
function toRelease({ previous: _, canary: __, promoted: ___, undone: ____, ...release }) {
  return release;
}

/**
 * Makes a release live for everyone. The previously live release becomes a rollback target; a running canary
 * ends.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {string} version
 * @param {Act} act
 * @param {string} [hash] that pins it; the default is that of its descriptor in the store
 */
export function goLive(registry, name, version, { by, at }, hash) {
  const pin = hash === undefined ? {} : { hash };
  const before = registry.remotes[name];
  if (before?.version === version) {
    const { canary: _, ...entry } = before;
    return withEntry(registry, name, { ...entry, ...pin });
  }
  const known = before ? [toRelease(before), ...(before.previous ?? [])] : [];
  const previous = known.filter((release) => release.version !== version).slice(0, REMEMBERED);
  return withEntry(registry, name, { version, ...pin, since: at, by, previous });
}

/**
 * Removes the hash of a remote's live release, so that a rebuild of the same version can be pinned.
 *
 * @param {Registry} registry
 * @param {string} name
 */
export function unpin(registry, name) {
  const { hash: _, ...entry } = findEntry(registry, name);
  return withEntry(registry, name, entry);
}

/**
 * Rolls back to a release. The release that was live does not become a fallback for pages. A running canary ends.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {string} target version
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function rollBackTo(registry, name, target, { by, at }) {
  const entry = findEntry(registry, name);
  if (target === entry.version) return entry.canary ? endCanary(registry, name) : registry;
  const known = entry.previous ?? [];
  const index = known.findIndex((release) => release.version === target);
  // Releases that went live after the target are dropped. If the target is not listed, all of them stay.
  const previous = index === -1 ? known : known.slice(index + 1);
  const { hash } = known[index] ?? {};
  const pin = hash === undefined ? {} : { hash };
  const undone = entry.version;
  return withEntry(registry, name, { version: target, ...pin, since: at, by, previous, undone });
}

/**
 * Takes back the last release or canary of a remote. What is taken back already stays so: going back is a wish that may
 * be repeated, not a step.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function rollBack(registry, name, act) {
  const entry = findEntry(registry, name);
  if (entry.canary) return endCanary(registry, name);
  if (entry.undone !== undefined) return registry;
  const target = entry.previous?.[0]?.version;
  if (target === undefined)
    throw new ReleaseRefused(`${name} has no earlier release to go back to: ${entry.version} is its first.`);
  return rollBackTo(registry, name, target, act);
}

/**
 * Starts a canary: a share of the visitors gets this release.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {{ version: string, percent: number }} canary `percent` of the visitors, above 0 and below 100
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function startCanary(registry, name, { version, percent }, { by, at }) {
  const entry = findEntry(registry, name);
  if (entry.version === version)
    throw new ReleaseRefused(`${name} ${version} is live for everyone already: change something first.`);
  const { promoted: _, undone: __, ...kept } = entry;
  return withEntry(registry, name, { ...kept, canary: { version, percent, since: at, by } });
}

/**
 * Ends a canary; its visitors get the live release again.
 *
 * @param {Registry} registry
 * @param {string} name
 * @throws {ReleaseRefused}
 */
export function endCanary(registry, name) {
  const { canary, ...entry } = findEntry(registry, name);
  if (!canary) throw new ReleaseRefused(`${name} has no canary.`);
  return withEntry(registry, name, { ...entry, undone: canary.version });
}

/**
 * Makes a canary live for everyone. One that was promoted already stays so.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function promote(registry, name, act) {
  const { version, canary, promoted, undone } = findEntry(registry, name);
  if (!canary && promoted === version) return registry;
  if (!canary)
    throw new ReleaseRefused(
      `${name} has no canary${undone === undefined ? "" : `: ${undone} was taken back`}. Start one first.`,
    );
  const changed = goLive(registry, name, canary.version, act, canary.hash);
  return withEntry(changed, name, { ...findEntry(changed, name), promoted: canary.version });
}

/**
 * Takes a remote off the site. Its releases stay in the store, so that one can be released or rolled back to again.
 *
 * @param {Registry} registry
 * @param {string} name
 * @throws {ReleaseRefused}
 */
export function retire(registry, name) {
  findEntry(registry, name);
  const { [name]: _, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

/**
 * Revokes the signed previews of a release, or of a whole remote. No clock decides which: those that were made until a
 * number of the registry. The entries of a remote's releases end with one of the remote.
 *
 * @param {Registry} registry
 * @param {{ remote: string, version: string | null, number: number }} revoked `version` null = all previews of the remote
 * @returns {Registry | null} null when they are revoked already
 */
export function revokePreviews(registry, { remote, version, number }) {
  const known = registry.revoked ?? {};
  const key = version === null ? remote : `${remote}/${version}`;
  if (Math.max(known[remote] ?? -1, known[key] ?? -1) >= number) return null;
  const kept = Object.entries(known).filter(([one]) => version !== null || !one.startsWith(`${remote}/`));
  return { ...registry, revoked: { ...Object.fromEntries(kept), [key]: number } };
}

/**
 * Drops the revocations of releases that are no longer in the store.
 *
 * @param {Registry} registry
 * @param {string} remote
 * @param {readonly string[]} versions
 * @returns {Registry}
 */
export function dropRevocations(registry, remote, versions) {
  const gone = versions.map((version) => `${remote}/${version}`);
  const kept = Object.entries(registry.revoked ?? {}).filter(([key]) => !gone.includes(key));
  return registry.revoked ? { ...registry, revoked: Object.fromEntries(kept) } : registry;
}
