import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  checkSuccessor,
  documentFile,
  documentName,
  FORMAT,
  NOTHING,
  parseDocument,
  REGISTRY_FOLDER,
  ReleaseRefused,
  UnusableDocument,
} from "./registry-document.js";
import { withEntry } from "./registry-transitions.js";
import { releaseHash } from "./release-seal.js";
import { formatCommit, RELEASE_FILE } from "./store-path.js";

/** @import { AuditEntry, Registry, RegistryDocument, RegistryState } from "./registry-document.js" */
/** @import { ReleaseReader, ReleaseStore } from "./release-store.js" */

/**
 * The file that says that a store has a registry. It is written after the first document, so that a store whose documents
 * are gone is not taken for a new one.
 */
export const STORE_FILE = "store.json";

/** Numbers of the first documents, whose writers make that file. */
const FIRST = 10;

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
 * @throws {UnusableDocument} when it cannot be used
 */
export async function readDocument(store, number) {
  const content = await store.read(documentFile(number));
  return content && parseDocument(content, number);
}

/**
 * The remedy for a newest document that cannot be used: what is left once it is removed.
 *
 * @param {ReleaseReader} store
 * @param {number} number
 */
async function describeRemedy(store, number) {
  for (let before = number - 1; before > 0; before--) {
    const content = await store.read(documentFile(before));
    if (!content) break;
    const isUsable = await readDocument(store, before).catch(() => null);
    const files =
      before === number - 1
        ? "this file, or remove it"
        : `this file, or remove numbers ${before + 1} to ${number}`;
    if (isUsable) return `Restore ${files}: the site and the commands then continue with number ${before}.`;
  }
  return `Restore this file from a backup: no usable document is before it. A server keeps the one that it uses in kept-registry/ of its DATA folder.`;
}

/**
 * Reads the newest document of the registry.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<RegistryState | null>} null when nothing was ever released
 * @throws {ReleaseRefused} when the newest one cannot be used; an older one is never used silently
 */
export async function readNewest(store) {
  const number = (await documentNumbers(store)).at(-1) ?? (await assertNew(store));
  if (number === null) return null;
  try {
    const document = await readDocument(store, number);
    if (!document) throw new Error(`${documentFile(number)} has disappeared; try again.`);
    const before = await readDocument(store, number - 1).catch(() => null);
    if (before) checkSuccessor(before, document);
    else if (
      number > 1 &&
      document.action !== "retire" &&
      Object.keys(document.registry.remotes).length === 0
    )
      throw new UnusableDocument(number, "it has no remotes, and the document before it is gone");
    return document;
  } catch (error) {
    if (!(error instanceof UnusableDocument) || error.isFinal) throw error;
    throw new UnusableDocument(number, error.reason, await describeRemedy(store, number));
  }
}

/**
 * Checks that a store without documents never had one.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<number | null>} the newest number, if somebody has just made the first one; null = a new store
 * @throws {ReleaseRefused}
 */
async function assertNew(store) {
  if (!(await store.read(STORE_FILE))) return null;
  const number = (await documentNumbers(store)).at(-1);
  if (number !== undefined) return number;
  throw new ReleaseRefused(
    `The release store has lost its registry: ${STORE_FILE} says that it has one, and ${REGISTRY_FOLDER}/ has no document. Restore ${REGISTRY_FOLDER}/ from a backup; a server keeps the newest document in kept-registry/ of its DATA folder. If nothing is to be kept, remove ${STORE_FILE}: the next release begins a new registry.`,
  );
}

/**
 * Checks that no document is missing between others.
 *
 * @param {readonly number[]} numbers in order
 * @throws {ReleaseRefused}
 */
function assertNoGap(numbers) {
  const after = numbers.findLastIndex((number, index) => index > 0 && numbers[index - 1] !== number - 1);
  const [first, last, next] = [numbers[0], numbers[after - 1], numbers[after]];
  if (first === undefined || last === undefined || next === undefined) return;
  const lost =
    last + 1 === next - 1 ? documentFile(last + 1) : `${documentFile(last + 1)} to ${documentFile(next - 1)}`;
  const older = first === last ? documentFile(first) : `${documentFile(first)} to ${documentFile(last)}`;
  throw new ReleaseRefused(
    `The registry has a gap: ${lost} is missing. Restore it from a backup, or remove ${older}: the newest number, ${numbers.at(-1)}, has everything that is live.`,
  );
}

/**
 * Reads the registry for a command, which changes nothing while something is wrong with it.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<RegistryState>} an empty one, number 0, when nothing was ever released
 * @throws {ReleaseRefused}
 */
export async function readRegistry(store) {
  if (store.readRegistry) return store.readRegistry();
  const newest = await readNewest(store);
  assertNoGap(await documentNumbers(store));
  return newest ?? NOTHING;
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
    const at = new Date(now()).toISOString();
    const changed = change(before.registry, { by, at });
    if (!changed) return null;
    const registry = await pinReleases(store, remote, changed);
    const entry = registry.remotes[remote] ?? before.registry.remotes[remote];
    const version = act.version ?? entry?.version ?? "";
    const commit = act.commit ?? (await builtCommit(store, remote, version));
    const number = before.number + 1;
    const document = {
      format: FORMAT,
      number,
      id: randomUUID(),
      at,
      by,
      action,
      remote,
      version,
      why,
      commit,
      registry,
    };
    const text = `${JSON.stringify(document, null, 1)}\n`;
    // Nothing is written that nobody could read.
    checkSuccessor(before, parseDocument(new TextEncoder().encode(text), number));
    if (await store.create(documentFile(number), text)) {
      // Also after an interrupted first change.
      if (number <= FIRST) await store.create(STORE_FILE, "{}\n");
      return document;
    }
    await wait(Math.random() * Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** attempt));
    before = await readRegistry(store);
  }
  throw new ReleaseRefused(`The registry was changed by others ${ATTEMPTS} times in a row; try again.`);
}

/**
 * The documents of the registry, in order. They are the log of who did what.
 *
 * @param {ReleaseReader} store
 * @throws {ReleaseRefused} when one of them cannot be used
 */
export async function readDocuments(store) {
  const numbers = await documentNumbers(store);
  const documents = await Promise.all(numbers.map((number) => readDocument(store, number)));
  return documents.filter((document) => document !== null);
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
