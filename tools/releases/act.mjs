import { audit, releaseEntry, updateRegistry } from "@stays/releases";
import { purgePages } from "./purge.mjs";

/**
 * Changes the registry, records the change in the audit, and ends the cached pages of the remote.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {{ action: import("../../shared/releases/src/audit.js").AuditAction, remote: string, by: string, why: string }} act
 * @param {(registry: import("../../shared/releases/src/registry.js").Registry, act: { by: string, at: string }) => import("../../shared/releases/src/registry.js").Registry} change
 * @param {(entry: import("../../shared/releases/src/registry.js").RemoteEntry) => string} versionOf the
 *   release that the audit entry names
 */
export async function changeAndAudit(store, { action, remote, by, why }, change, versionOf) {
  const at = new Date().toISOString();
  const registry = await updateRegistry(store, (current) => change(current, { by, at }));
  const entry = releaseEntry(registry, remote);
  if (!entry) throw new Error(`${remote} is not in the registry.`);
  await audit(store, { at, by, action, remote, version: versionOf(entry), why });
  await purgePages(remote);
  return entry;
}
