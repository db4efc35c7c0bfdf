import { RELEASE_FILE } from "./store-path.js";

/** The audit log of the releases, one JSON object per line; lines are only appended. */
export const AUDIT_FILE = "audit.jsonl";

/** @typedef {"release" | "rollback" | "canary" | "promote" | "preview" | "retire" | "automatic rollback" | "host" | "host not started" | "revoke" | "prune"} AuditAction */

/**
 * @typedef {object} AuditEntry
 * @property {string} at time of the action, ISO 8601
 * @property {string} by who acted
 * @property {AuditAction} action
 * @property {string} remote
 * @property {string} version the release that the action changed
 * @property {string} why reason in the words of the person; empty when none was given
 * @property {string} [commit] that the release was built from, with `+changes` if files differed from it
 */

/**
 * The commit of a release from its `release.json`; undefined if the file names none.
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
 * Appends an action to the audit, with the commit of the release.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {Omit<AuditEntry, "commit">} entry
 */
export async function audit(store, { at, by, action, remote, version, why }) {
  const commit = await builtCommit(store, remote, version);
  await store.appendAudit(JSON.stringify({ at, by, action, remote, version, why, commit }));
}

/**
 * Parses a line. A line that a full disk or a crash has truncated is skipped: it must not hide the others.
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
 * All audit entries, oldest first.
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
