/** Who did what to the releases, one JSON object per line; lines are only added. */
export const AUDIT_FILE = "audit.jsonl";

/** @typedef {"release" | "rollback" | "canary" | "promote" | "preview" | "retire" | "automatic rollback" | "host"} AuditAction */

/**
 * @typedef {object} AuditEntry
 * @property {string} at time of the act, ISO 8601
 * @property {string} by who did it
 * @property {AuditAction} action
 * @property {string} remote
 * @property {string} version the release that it was done to
 * @property {string} why in the words of who did it; empty when nothing was said
 */

/**
 * Writes down what was done.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {AuditEntry} entry
 */
export function audit(store, { at, by, action, remote, version, why }) {
  return store.appendAudit(JSON.stringify({ at, by, action, remote, version, why }));
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
