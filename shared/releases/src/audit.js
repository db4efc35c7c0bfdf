import { RELEASE_FILE } from "./store-path.js";

/** Who did what to the releases, one JSON object per line; lines are only added. */
export const AUDIT_FILE = "audit.jsonl";

/** @typedef {"release" | "rollback" | "canary" | "promote" | "preview" | "retire" | "automatic rollback" | "host" | "revoke" | "prune"} AuditAction */

/**
 * @typedef {object} AuditEntry
 * @property {string} at time of the act, ISO 8601
 * @property {string} by who did it
 * @property {AuditAction} action
 * @property {string} remote
 * @property {string} version the release that it was done to
 * @property {string} why in the words of who did it; empty when nothing was said
 * @property {string} [commit] that the release was built of, with `+changes` where files differed from it
 */

/**
 * What `release.json` says of the commit of a release; undefined where it says nothing.
 *
 * @param {{ commit?: string, isDirty?: boolean }} release
 */
export const commitOf = ({ commit, isDirty }) => commit && commit + (isDirty ? "+changes" : "");

/**
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @param {string} remote
 * @param {string} version
 */
async function builtCommit(store, remote, version) {
  const content = await store.read(`${remote}/${version}/${RELEASE_FILE}`);
  return content ? commitOf(JSON.parse(new TextDecoder().decode(content))) : undefined;
}

/**
 * Writes down what was done, with the commit of the release.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {Omit<AuditEntry, "commit">} entry
 */
export async function audit(store, { at, by, action, remote, version, why }) {
  const commit = await builtCommit(store, remote, version);
  await store.appendAudit(JSON.stringify({ at, by, action, remote, version, why, commit }));
}

/**
 * A line that a full disk or a crash has torn is left out: it must not hide the others.
 *
 * @param {string} line
 * @returns {AuditEntry | null}
 */
function entryOf(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * What was done, oldest first.
 *
 * @param {Pick<import("./release-store.js").ReleaseStore, "read">} store
 * @returns {Promise<readonly AuditEntry[]>}
 */
export async function readAudit(store) {
  const content = await store.read(AUDIT_FILE);
  if (!content) return [];
  return new TextDecoder()
    .decode(content)
    .split("\n")
    .map(entryOf)
    .filter((entry) => entry !== null);
}
