import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { withEntry } from "./registry-changes.js";
import {
  checkSuccessor,
  documentFile,
  documentName,
  NOTHING,
  parseDocument,
  REGISTRY_FOLDER,
  ReleaseRefused,
} from "./registry-document.js";
import { releaseHash } from "./release-seal.js";
import { formatCommit, RELEASE_FILE } from "./store-path.js";

/** @import { AuditEntry, Registry, RegistryDocument, RegistryState } from "./registry-document.js" */
/** @import { ReleaseReader, ReleaseStore } from "./release-store.js" */

const ATTEMPTS = 100;
/** Milliseconds of the first pause at most, and of the longest: several hundred who change the registry at once spread. */
const PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 4_000;

/** @param {ReleaseReader} store @returns {Promise<number[]>} the numbers of all documents, in order */
export async function documentNumbers(store) {
  const names = await store.list(REGISTRY_FOLDER);
  const documents = names.filter((name) => /^\d{8}\.json$/.test(name));
  return documents.map((name) => Number.parseInt(name, 10)).sort((one, other) => one - other);
}

/**
 * @param {ReleaseReader} store
 * @param {number} number
 * @returns {Promise<RegistryDocument | null>} null when there is none
 * @throws {ReleaseRefused} when it cannot be used
 */
export async function readDocument(store, number) {
  const content = await store.read(documentFile(number));
  return content && parseDocument(content, number);
}

/**
 * Reads the newest document of the registry.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<RegistryState | null>} null when nothing was ever released
 * @throws {ReleaseRefused} when the newest one cannot be used; an older one is never used silently
 */
export async function readNewest(store) {
  const number = (await documentNumbers(store)).at(-1);
  if (number === undefined) return null;
  const document = await readDocument(store, number);
  if (!document) throw new Error(`${documentFile(number)} has disappeared; try again.`);
  const before = await readDocument(store, number - 1).catch(() => null);
  if (before) checkSuccessor(before, document);
  return document;
}

/**
 * Reads the registry.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<RegistryState>} an empty one, number 0, when nothing was ever released
 * @throws {ReleaseRefused}
 */
export async function readRegistry(store) {
  if (store.readRegistry) return store.readRegistry();
  return (await readNewest(store)) ?? NOTHING;
}

/**
 * Pins the releases of the changed remote by their hashes. Those of the others are pinned since they were changed.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @param {Registry} registry
 */
async function pinReleases(store, name, registry) {
  const entry = structuredClone(registry.remotes[name]);
  if (!entry) return registry;
  for (const release of [entry, ...(entry.previous ?? []), ...(entry.canary ? [entry.canary] : [])]) {
    const content = release.hash ? null : await store.read(`${name}/${release.version}/${RELEASE_FILE}`);
    if (content) release.hash = releaseHash(content);
  }
  return withEntry(registry, name, entry);
}

/**
 * The commit that a release of the store was built from; undefined if it names none.
 *
 * @param {ReleaseReader} store
 * @param {string} remote
 * @param {string} version
 */
async function builtCommit(store, remote, version) {
  const content = await store.read(`${remote}/${version}/${RELEASE_FILE}`);
  return content ? formatCommit(JSON.parse(new TextDecoder().decode(content))) : undefined;
}

/**
 * Changes the registry: creates the next document, and starts again if somebody else was first.
 *
 * @param {ReleaseStore} store
 * @param {Pick<AuditEntry, "by" | "action" | "remote"> & Partial<AuditEntry>} act without a version it is that of the
 *   remote's live release, after the change or before it
 * @param {(registry: Registry, act: { by: string, at: string }) => Registry | null} change null = nothing to do
 * @param {() => number} [now] milliseconds since 1970
 * @returns {Promise<RegistryDocument | null>} null when there was nothing to do
 * @throws {ReleaseRefused} when the newest document cannot be used
 */
// biome-ignore lint/plugin: the date of a document
export async function changeRegistry(store, act, change, now = Date.now) {
  const { by, action, remote, why = "" } = act;
  let before = await readRegistry(store);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = new Date(Math.max(now(), Date.parse(before.at))).toISOString();
    const changed = change(before.registry, { by, at });
    if (!changed) return null;
    const registry = await pinReleases(store, remote, changed);
    const entry = registry.remotes[remote] ?? before.registry.remotes[remote];
    const version = act.version ?? entry?.version ?? "";
    const commit = act.commit ?? (await builtCommit(store, remote, version));
    const number = before.number + 1;
    const document = { number, id: randomUUID(), at, by, action, remote, version, why, commit, registry };
    const text = `${JSON.stringify(document, null, 1)}\n`;
    // Nothing is written that nobody could read.
    checkSuccessor(before, parseDocument(new TextEncoder().encode(text), number));
    if (await store.create(documentFile(number), text)) return document;
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** attempt));
    before = await readRegistry(store);
  }
  throw new ReleaseRefused(`The registry was changed by others ${ATTEMPTS} times in a row; try again.`);
}

/**
 * The documents of the registry, in order.
 *
 * @param {ReleaseReader} store
 * @param {number} [last] only so many of the newest
 * @throws {ReleaseRefused} when one of them cannot be used
 */
export async function readDocuments(store, last = Number.POSITIVE_INFINITY) {
  const numbers = (await documentNumbers(store)).slice(-last);
  const documents = await Promise.all(numbers.map((number) => readDocument(store, number)));
  return documents.filter((document) => document !== null);
}

/**
 * Who did what, oldest first: the documents of the registry are the log.
 *
 * @param {ReleaseReader} store
 * @param {number} [last] only so many of the newest
 * @returns {Promise<readonly AuditEntry[]>}
 */
export async function readAudit(store, last = Number.POSITIVE_INFINITY) {
  const documents = await readDocuments(store, last);
  return documents.map(({ number: _, id: __, registry: ___, ...entry }) => entry);
}

/**
 * Removes old documents of the registry. The newest one always stays.
 *
 * @param {ReleaseStore} store
 * @param {number} first the oldest that stays
 */
export async function removeDocuments(store, first) {
  // The oldest goes first: an interrupted run leaves no gap.
  for (const number of (await documentNumbers(store)).slice(0, -1))
    if (number < first) await store.remove(REGISTRY_FOLDER, documentName(number));
}
