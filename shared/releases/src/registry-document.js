import * as v from "valibot";
import { REMOTE_NAME } from "./store-path.js";

/** Folder of the registry's documents in the store. */
export const REGISTRY_FOLDER = "registry";

/** @param {number} number */
export const documentName = (number) => `${String(number).padStart(8, "0")}.json`;

/**
 * The file of a document of the registry, such as `registry/00000042.json`.
 *
 * @param {number} number
 */
export const documentFile = (number) => `${REGISTRY_FOLDER}/${documentName(number)}`;

/**
 * A release that the registry names: it is or was live, or is a canary.
 *
 * @typedef {object} RegistryRelease
 * @property {string} version
 * @property {string} [since] when it went live, ISO 8601
 * @property {string} [by] who made it live
 * @property {string | undefined} [hash] `sha384-…` of its `release.json`, which names all of its files by their hashes
 */

/**
 * A release that some visitors get.
 *
 * @typedef {RegistryRelease & { percent: number }} Canary
 */

/**
 * The registry entry of one remote, or of the host. `previous` lists the good releases that were live before, latest
 * first; a release that was rolled back is not listed.
 *
 * @typedef {RegistryRelease & { previous?: readonly RegistryRelease[], canary?: Canary | undefined }} RemoteEntry
 */

/**
 * The registry: which release of each remote is live.
 *
 * @typedef {object} Registry
 * @property {Readonly<Record<string, RemoteEntry>>} remotes
 * @property {RemoteEntry | undefined} [host] missing = each server runs the host that it was deployed with
 * @property {Readonly<Record<string, number>>} [revoked] `remote` or `remote/version` -> milliseconds since
 *   1970; previews of it that expire until then are revoked
 */

/** @typedef {"release" | "rollback" | "canary" | "promote" | "preview" | "retire" | "automatic rollback" | "host" | "host not started" | "revoke" | "prune" | "build"} AuditAction */

/**
 * Who did what, when and why.
 *
 * @typedef {object} AuditEntry
 * @property {string} at ISO 8601; never before that of the document before, whatever the clocks say
 * @property {string} by
 * @property {AuditAction} action
 * @property {string} remote
 * @property {string} version the release that the action changed
 * @property {string} why reason in the words of the person; empty when none was given
 * @property {string | undefined} [commit] that the release was built from, with `+changes` if files differed from it
 */

/**
 * The registry at one moment. Number 0 is the `registry.json` of earlier versions.
 *
 * @typedef {{ number: number, at: string, registry: Registry }} RegistryState
 */

/** The registry before the first change. @type {RegistryState} */
export const NOTHING = { number: 0, at: new Date(0).toISOString(), registry: { remotes: {} } };

/**
 * A document of the registry: the whole registry, and the change that led to it. It is immutable.
 *
 * @typedef {RegistryState & AuditEntry & { id: string, earlier?: readonly AuditEntry[] }} RegistryDocument
 *   `id` tells a writer its own document; `earlier` = the audit log that was taken over from an earlier version
 */

const version = v.pipe(v.string(), v.regex(/^[\w][\w.+-]*$/));
const hash = v.optional(v.pipe(v.string(), v.regex(/^sha384-[\w+/=]+$/)));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const entry = v.object({
  version,
  hash,
  previous: v.optional(v.array(v.object({ version, hash }))),
  canary: v.optional(v.object({ version, hash, percent })),
});
const registrySchema = v.object({
  remotes: v.record(v.pipe(v.string(), v.regex(REMOTE_NAME)), entry),
  host: v.optional(entry),
  revoked: v.optional(v.record(v.string(), v.number())),
});
const words = v.string();
const audit = {
  at: v.pipe(words, v.isoTimestamp()),
  by: words,
  action: words,
  remote: words,
  version: words,
};
const documentSchema = v.object({
  ...audit,
  number: v.number(),
  id: words,
  why: words,
  registry: registrySchema,
  earlier: v.optional(v.array(v.looseObject(audit))),
});

/** A registry that cannot be used. */
export class RegistryUnusable extends Error {
  /**
   * @param {string} file
   * @param {string} reason
   * @param {string} remedy
   */
  constructor(file, reason, remedy) {
    super(`${file} cannot be used: ${reason}. ${remedy}`);
  }
}

/** @param {number} number */
const remedyOf = (number) =>
  `Restore this file, or remove it: the site and the commands then continue with number ${number - 1}.`;

/**
 * @param {string} file
 * @param {Uint8Array} content
 * @param {v.GenericSchema} schema
 * @param {string} remedy
 * @throws {RegistryUnusable}
 */
function checked(file, content, schema, remedy) {
  const text = new TextDecoder().decode(content);
  if (text.trim() === "") throw new RegistryUnusable(file, "it is empty", remedy);
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RegistryUnusable(file, "it is not whole JSON", remedy);
  }
  const { issues } = v.safeParse(schema, value);
  if (issues) throw new RegistryUnusable(file, `${v.getDotPath(issues[0])}: ${issues[0].message}`, remedy);
  return value;
}

/**
 * Reads a document of the registry.
 *
 * @param {Uint8Array} content
 * @param {number} number
 * @returns {RegistryDocument}
 * @throws {RegistryUnusable} when it is empty, torn or of another shape
 */
export function parseDocument(content, number) {
  const file = documentFile(number);
  const found = /** @type {RegistryDocument} */ (checked(file, content, documentSchema, remedyOf(number)));
  if (found.number !== number)
    throw new RegistryUnusable(file, `it is number ${found.number}`, remedyOf(number));
  return found;
}

/**
 * Reads the `registry.json` of earlier versions.
 *
 * @param {string} file
 * @param {Uint8Array} content
 * @returns {RegistryState}
 * @throws {RegistryUnusable}
 */
export function parseEarlierRegistry(file, content) {
  const remedy = "Restore it; audit.jsonl beside it says which releases were live.";
  const registry = /** @type {Registry} */ (checked(file, content, registrySchema, remedy));
  return { ...NOTHING, registry };
}

/**
 * Checks that a document continues the one before: only `retire` takes a remote off the site, and only its own.
 *
 * @param {RegistryState} before
 * @param {RegistryDocument} next
 * @throws {RegistryUnusable} when remotes are lost
 */
export function checkSuccessor(before, { number, action, remote, registry }) {
  const lost = Object.keys(before.registry.remotes).filter(
    (name) => !(name in registry.remotes) && !(action === "retire" && remote === name),
  );
  if (lost.length > 0)
    throw new RegistryUnusable(
      documentFile(number),
      `it lacks ${lost.join(", ")}, which number ${before.number} has`,
      remedyOf(number),
    );
}
