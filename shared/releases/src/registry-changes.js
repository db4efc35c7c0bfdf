/** @import { Registry, RemoteEntry, Stint } from "./registry.js" */

/** Why a change of the registry is refused; says what to do. */
export class ReleaseRefused extends Error {}

/** Releases that a registry remembers of each remote; older ones stay in the store. */
const REMEMBERED = 10;

/**
 * Who does something, and when.
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
function entryOf({ remotes }, name) {
  const entry = remotes[name];
  if (!entry) throw new ReleaseRefused(`${name} has no live release yet. Release it first.`);
  return entry;
}

/**
 * @param {Registry} registry
 * @param {string} name
 * @param {RemoteEntry} entry
 * @returns {Registry}
 */
const withEntry = (registry, name, entry) => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: entry },
});

/** @param {RemoteEntry} entry @returns {Stint} */
function stintOf({ previous: _, canary: __, ...stint }) {
  return stint;
}

/**
 * Makes a release live for everyone. What was live before is kept as good; a running canary ends.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {string} version
 * @param {Act} act
 */
export function goLive(registry, name, version, { by, at }) {
  const before = registry.remotes[name];
  if (before?.version === version) return withEntry(registry, name, { ...before });
  const known = before ? [stintOf(before), ...(before.previous ?? [])] : [];
  const previous = known.filter((stint) => stint.version !== version).slice(0, REMEMBERED);
  return withEntry(registry, name, { version, since: at, by, previous });
}

/**
 * Lets the live release of a remote be pinned anew, for builds that are made again in their place.
 *
 * @param {Registry} registry
 * @param {string} name
 */
export function unpin(registry, name) {
  const { hash: _, ...entry } = entryOf(registry, name);
  return withEntry(registry, name, entry);
}

/**
 * Goes back to an earlier release. The one that was live is not kept as good, so that no page falls back to it.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {string | null} version null = the last one that was good
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function rollBack(registry, name, version, { by, at }) {
  const entry = entryOf(registry, name);
  const target = version ?? entry.previous?.[0]?.version;
  if (target === undefined)
    throw new ReleaseRefused(`${name} has no earlier release to go back to: ${entry.version} is its first.`);
  if (target === entry.version) throw new ReleaseRefused(`${name} ${target} is live already.`);
  const known = entry.previous ?? [];
  const place = known.findIndex((stint) => stint.version === target);
  // Whatever was live after the target went with it; a target that is not remembered stands before all of them.
  const previous = place === -1 ? known : known.slice(place + 1);
  return withEntry(registry, name, { version: target, since: at, by, previous });
}

/**
 * Gives a release to some visitors.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {string} version
 * @param {number} percent of the visitors, above 0 and below 100
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function startCanary(registry, name, version, percent, { by, at }) {
  const entry = entryOf(registry, name);
  if (!(percent > 0 && percent < 100))
    throw new ReleaseRefused(`A canary is for 1 to 99 percent of the visitors, not ${percent}.`);
  if (entry.version === version)
    throw new ReleaseRefused(`${name} ${version} is live for everyone already: change something first.`);
  return withEntry(registry, name, { ...entry, canary: { version, percent, since: at, by } });
}

/**
 * Takes a canary back; its visitors get the live release again.
 *
 * @param {Registry} registry
 * @param {string} name
 * @throws {ReleaseRefused}
 */
export function endCanary(registry, name) {
  const { canary, ...entry } = entryOf(registry, name);
  if (!canary) throw new ReleaseRefused(`${name} has no canary.`);
  return withEntry(registry, name, entry);
}

/**
 * Makes a canary live for everyone.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {Act} act
 * @throws {ReleaseRefused}
 */
export function promote(registry, name, act) {
  const { canary } = entryOf(registry, name);
  if (!canary) throw new ReleaseRefused(`${name} has no canary. Start one first.`);
  return goLive(registry, name, canary.version, act);
}

/**
 * Takes a remote off the site. Its releases stay in the store, so that it can be released or rolled back to again.
 *
 * @param {Registry} registry
 * @param {string} name
 * @throws {ReleaseRefused}
 */
export function retire(registry, name) {
  entryOf(registry, name);
  const { [name]: _, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

/**
 * Ends the previews of a release, or all of a remote, that were signed until now. Ones that have run out are forgotten.
 *
 * @param {Registry} registry
 * @param {{ remote: string, version: string | null, now: number, until: number }} revoked `until` is when a preview that
 *   is signed now would end; `version` null = all previews of the remote
 * @returns {Registry}
 */
export function revokePreviews(registry, { remote, version, now, until }) {
  const kept = Object.entries(registry.revoked ?? {}).filter(([, end]) => end > now);
  const key = version === null ? remote : `${remote}/${version}`;
  return { ...registry, revoked: { ...Object.fromEntries(kept), [key]: until } };
}
