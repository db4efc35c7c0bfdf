import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { HOST } from "./host-release.js";
import {
  checkSuccessor,
  documentFile,
  documentName,
  NOTHING,
  parseDocument,
  parseEarlierRegistry,
  REGISTRY_FOLDER,
  RegistryUnusable,
} from "./registry-document.js";
import { releaseHash } from "./release-seal.js";
import { commitOf, RELEASE_FILE } from "./store-path.js";

/** @import { AuditEntry, Registry, RegistryDocument, RegistryRelease, RegistryState, RemoteEntry } from "./registry-document.js" */
/** @import { ReleaseReader, ReleaseStore } from "./release-store.js" */

/** The registry and its log in stores of earlier versions. They are read until the first change. */
const EARLIER_REGISTRY = "registry.json";
const EARLIER_AUDIT = "audit.jsonl";

const ATTEMPTS = 100;
const MAX_PAUSE_MS = 40;
/** Documents that are read at the same time. */
const AT_ONCE = 16;

/**
 * The entry of a remote or of the host.
 *
 * @param {Registry} registry
 * @param {string} name
 * @returns {RemoteEntry | undefined} undefined when it has no release
 */
export const releaseEntry = ({ remotes, host }, name) => (name === HOST ? host : remotes[name]);

/** @param {ReleaseReader} store @returns {Promise<number[]>} the numbers of all documents, in order */
export async function documentNumbers(store) {
  const names = await store.list(REGISTRY_FOLDER);
  return names
    .flatMap((name) => (/^\d{8}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((one, other) => one - other);
}

/**
 * @param {ReleaseReader} store
 * @param {number} number
 * @returns {Promise<RegistryDocument | null>} null when there is none
 * @throws {RegistryUnusable}
 */
export async function readDocument(store, number) {
  const content = await store.read(documentFile(number));
  return content && parseDocument(content, number);
}

/** The audit log of an earlier version. A line that a full disk has truncated is skipped. @param {ReleaseReader} store */
async function readEarlierAudit(store) {
  const content = await store.read(EARLIER_AUDIT);
  const lines = content ? new TextDecoder().decode(content).split("\n") : [];
  return lines.flatMap((line) => {
    try {
      return [/** @type {AuditEntry} */ (JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** @param {ReleaseReader} store @returns {Promise<RegistryState | null>} */
async function readEarlierRegistry(store) {
  const content = await store.read(EARLIER_REGISTRY);
  if (content) return parseEarlierRegistry(EARLIER_REGISTRY, content);
  const released = (await readEarlierAudit(store)).find(({ action }) => action === "release");
  if (released)
    throw new RegistryUnusable(
      EARLIER_REGISTRY,
      "it is missing, and audit.jsonl has releases",
      "Restore it.",
    );
  return null;
}

/**
 * Reads the newest document of the registry.
 *
 * @param {ReleaseReader} store
 * @param {number} [below] only documents with a lower number
 * @returns {Promise<RegistryState | null>} null when nothing was ever released
 * @throws {RegistryUnusable} when the newest one cannot be used; an older one is never used silently
 */
export async function readNewest(store, below = Number.POSITIVE_INFINITY) {
  const number = (await documentNumbers(store)).filter((one) => one < below).at(-1);
  if (number === undefined) return readEarlierRegistry(store);
  const [document, before] = await Promise.all([
    readDocument(store, number),
    readDocument(store, number - 1).catch(() => null),
  ]);
  if (!document) throw new Error(`${documentFile(number)} has disappeared; try again.`);
  if (before) checkSuccessor(before, document);
  return document;
}

/**
 * Reads the registry.
 *
 * @param {ReleaseReader} store
 * @returns {Promise<RegistryState>} an empty one, number 0, when nothing was ever released
 * @throws {RegistryUnusable}
 */
export async function readRegistry(store) {
  if (store.readRegistry) return store.readRegistry();
  return (await readNewest(store)) ?? NOTHING;
}

/**
 * Adds the hash of the stored files to every release of a remote that has none yet.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @param {RemoteEntry} entry
 * @returns {Promise<RemoteEntry>}
 */
async function pinEntry(store, name, entry) {
  /** @template {RegistryRelease} Kind @param {Kind} release @returns {Promise<Kind>} */
  const pin = async (release) => {
    const content = release.hash ? null : await store.read(`${name}/${release.version}/${RELEASE_FILE}`);
    return content ? { ...release, hash: releaseHash(content) } : release;
  };
  return {
    ...(await pin(entry)),
    ...(entry.previous ? { previous: await Promise.all(entry.previous.map(pin)) } : {}),
    ...(entry.canary ? { canary: await pin(entry.canary) } : {}),
  };
}

/**
 * Pins the releases of the changed remote. Those of the others are pinned since they were changed.
 *
 * @param {ReleaseReader} store
 * @param {string} name
 * @param {Registry} registry
 * @returns {Promise<Registry>}
 */
async function pinReleases(store, name, registry) {
  const entry = releaseEntry(registry, name);
  if (!entry) return registry;
  const pinned = await pinEntry(store, name, entry);
  return name === HOST
    ? { ...registry, host: pinned }
    : { ...registry, remotes: { ...registry.remotes, [name]: pinned } };
}

/** @param {ReleaseReader} store @param {string} remote @param {string} version */
async function builtCommit(store, remote, version) {
  const content = await store.read(`${remote}/${version}/${RELEASE_FILE}`);
  return content ? commitOf(JSON.parse(new TextDecoder().decode(content))) : undefined;
}

/**
 * Changes the registry: creates the next document, and starts again if somebody else was first.
 *
 * @param {ReleaseStore} store
 * @param {Pick<AuditEntry, "by" | "action" | "remote"> & Partial<Pick<AuditEntry, "why" | "version" | "commit">>} act
 *   without a version it is that of the remote's live release, after the change or before it
 * @param {(registry: Registry, act: { by: string, at: string }) => Registry | null} change null = nothing to do
 * @param {() => number} [now] milliseconds since 1970
 * @returns {Promise<RegistryDocument | null>} null when there was nothing to do
 * @throws {RegistryUnusable} when the newest document cannot be used
 */
export async function changeRegistry(store, act, change, now = Date.now) {
  const { by, action, remote, why = "" } = act;
  let before = await readRegistry(store);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = new Date(Math.max(now(), Date.parse(before.at))).toISOString();
    const changed = change(before.registry, { by, at });
    if (!changed) return null;
    const registry = await pinReleases(store, remote, changed);
    const entry = releaseEntry(registry, remote) ?? releaseEntry(before.registry, remote);
    const version = act.version ?? entry?.version ?? "";
    const commit = act.commit ?? (await builtCommit(store, remote, version));
    const number = before.number + 1;
    const earlier = number === 1 ? await readEarlierAudit(store) : [];
    const document = {
      ...{ number, id: randomUUID(), at, by, action, remote, version, why, commit, registry },
      ...(earlier.length > 0 ? { earlier } : {}),
    };
    checkSuccessor(before, document);
    if (await store.create(documentFile(number), `${JSON.stringify(document, null, 1)}\n`)) return document;
    await wait(Math.random() * MAX_PAUSE_MS);
    const first = await readDocument(store, number);
    if (first) checkSuccessor(before, first);
    before = first ?? (await readRegistry(store));
  }
  throw new Error(`The registry was changed by others ${ATTEMPTS} times in a row; try again.`);
}

/**
 * @template Item
 * @param {ReleaseReader} store
 * @param {number} last only so many of the newest
 * @param {(number: number) => Promise<Item>} read
 */
async function readLast(store, last, read) {
  const numbers = (await documentNumbers(store)).slice(-last);
  /** @type {Item[]} */
  const items = [];
  for (let start = 0; start < numbers.length; start += AT_ONCE)
    items.push(...(await Promise.all(numbers.slice(start, start + AT_ONCE).map(read))));
  return items.flatMap((item) => item ?? []);
}

/**
 * All documents of the registry, in order.
 *
 * @param {ReleaseReader} store
 * @throws {RegistryUnusable} when one of them cannot be used
 */
export const readDocuments = (store) =>
  readLast(store, Number.POSITIVE_INFINITY, (number) => readDocument(store, number));

/**
 * Who did what, oldest first: the documents of the registry are the log. One that cannot be read is left out.
 *
 * @param {ReleaseReader} store
 * @param {number} [last] only so many of the newest
 * @returns {Promise<readonly AuditEntry[]>}
 */
export async function readAudit(store, last = Number.POSITIVE_INFINITY) {
  const documents = await readLast(store, last, (number) => readDocument(store, number).catch(() => null));
  if (documents.length === 0) return (await readEarlierAudit(store)).slice(-last);
  return documents
    .flatMap(({ at, by, action, remote, version, why, commit, earlier = [] }) => [
      ...earlier,
      { at, by, action, remote, version, why, ...(commit === undefined ? {} : { commit }) },
    ])
    .slice(-last);
}

/**
 * Removes old documents of the registry. The newest one always stays.
 *
 * @param {ReleaseStore} store
 * @param {number} first the oldest that stays
 */
export async function removeDocuments(store, first) {
  const numbers = await documentNumbers(store);
  // The oldest goes first: an interrupted run leaves no gap.
  for (const number of numbers.slice(0, -1))
    if (number < first) await store.remove(REGISTRY_FOLDER, documentName(number));
}
