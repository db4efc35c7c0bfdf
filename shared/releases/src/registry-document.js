import * as v from "valibot";
import { REMOTE_NAME } from "./store-path.js";

/** Folder of the registry's documents in the store. */
export const REGISTRY_FOLDER = "registry";

/** @param {number} number */
export const documentName = (number) => `${String(number).padStart(8, "0")}.json`;

/** The file of a document, such as `registry/00000042.json`. @param {number} number */
export const documentFile = (number) => `${REGISTRY_FOLDER}/${documentName(number)}`;

/** Format of the documents that this version reads and writes. */
export const FORMAT = /** @type {const} */ (1);

const words = v.string();
const release = {
  version: v.pipe(words, v.regex(/^[\w][\w.+-]*$/)),
  /** When it went live, ISO 8601. */
  since: v.optional(words),
  /** Who made it live. */
  by: v.optional(words),
  /** `sha384-…` of its `release.json`, which names all of its files by their hashes. */
  hash: v.optional(v.pipe(words, v.regex(/^sha384-[\w+/=]+$/))),
};
const entrySchema = v.object({
  ...release,
  /** The good releases that were live before, latest first. One that was rolled back is not listed. */
  previous: v.optional(v.pipe(v.array(v.object(release)), v.readonly())),
  /** A release that some visitors get. */
  canary: v.optional(v.object({ ...release, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) })),
  /** What led to this, if a retry of it would not be seen: the release that was promoted or taken back last. */
  promoted: v.optional(words),
  undone: v.optional(words),
});
const registrySchema = v.object({
  remotes: v.pipe(v.record(v.pipe(words, v.regex(REMOTE_NAME)), entrySchema), v.readonly()),
  /** `remote` or `remote/version` -> number of the registry; previews of it from until then are revoked. */
  revoked: v.optional(v.pipe(v.record(words, v.number()), v.readonly())),
});
const auditEntries = {
  /** ISO 8601, by the clock of the machine that wrote it. For people: the number alone decides what came first. */
  at: v.pipe(words, v.isoTimestamp()),
  by: words,
  /** Such as `release`. */
  action: words,
  remote: words,
  /** The release that the action changed. */
  version: words,
  /** Reason in the words of the person; empty when none was given. */
  why: words,
  /** That the release was built from, with `+changes` if files differed from it. */
  commit: v.optional(words),
};
const documentSchema = v.object({
  ...auditEntries,
  number: v.number(),
  /** Of the documents; one that this version does not know is refused. */
  format: v.optional(v.literal(FORMAT)),
  /** Tells a writer its own document. */
  id: words,
  registry: registrySchema,
});

/** The registry entry of one remote. @typedef {v.InferOutput<typeof entrySchema>} RemoteEntry */
/** Which release of each remote is live. @typedef {v.InferOutput<typeof registrySchema>} Registry */
/** The whole registry, and the change that led to it; immutable. @typedef {v.InferOutput<typeof documentSchema>} RegistryDocument */
/** Who did what, when and why. @typedef {Pick<RegistryDocument, keyof typeof auditEntries>} AuditEntry */
/** The registry at one moment. @typedef {Pick<RegistryDocument, "number" | "at" | "registry">} RegistryState */

/** The registry before the first change. @type {RegistryState} */
export const NOTHING = { number: 0, at: new Date(0).toISOString(), registry: { remotes: {} } };

/** A rejected change, or a registry that cannot be used; the message says what to do. */
export class ReleaseRefused extends Error {}

/** A document that cannot be used. What to do depends on the others, so `readDocument` says it. */
export class UnusableDocument extends ReleaseRefused {
  /** @param {number} number @param {string} reason @param {string} [remedy] */
  constructor(number, reason, remedy) {
    super(
      `${documentFile(number)} cannot be used: ${reason}. ${remedy ?? "Restore this file from a backup."}`,
    );
    this.reason = reason;
    /** Whether the remedy is known already. */
    this.isFinal = remedy !== undefined;
  }
}

/**
 * Reads a document of the registry.
 *
 * @param {Uint8Array} content
 * @param {number} number
 * @returns {RegistryDocument}
 * @throws {UnusableDocument} when it is empty, torn, of another shape or of a later format
 */
export function parseDocument(content, number) {
  const refuse = (/** @type {string} */ reason) => new UnusableDocument(number, reason);
  const text = new TextDecoder().decode(content);
  if (text.trim() === "") throw refuse("it is empty");
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse("it is not whole JSON");
  }
  if ((value?.format ?? FORMAT) !== FORMAT)
    throw new UnusableDocument(
      number,
      `it has format ${value.format}, and this version knows ${FORMAT}`,
      "Use the version of Stays that wrote it, or a later one.",
    );
  const schema = v.object({ ...documentSchema.entries, number: v.literal(number) });
  const { success, issues } = v.safeParse(schema, value);
  if (!success) throw refuse(`${v.getDotPath(issues[0])}: ${issues[0].message}`);
  // As it is: later versions may have more fields.
  return value;
}

/**
 * Checks that a document continues the one before: only `retire` takes a remote off the site, and only its own.
 *
 * @param {RegistryState} before
 * @param {RegistryDocument} next
 * @throws {UnusableDocument} when remotes are lost
 */
export function checkSuccessor(before, { number, action, remote, registry }) {
  const lost = Object.keys(before.registry.remotes).filter(
    (name) => !(name in registry.remotes) && !(action === "retire" && remote === name),
  );
  if (lost.length > 0)
    throw new UnusableDocument(number, `it lacks ${lost.join(", ")}, which number ${before.number} has`);
}
