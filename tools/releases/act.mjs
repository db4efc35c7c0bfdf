import { changeRegistry } from "@stays/releases";
import { confirmServed } from "./confirm-served.mjs";
import { purgePages } from "./purge.mjs";

/** @import { AuditEntry, Registry, RemoteEntry } from "../../shared/releases/src/registry-document.js" */

/**
 * Changes what is live: the registry, and the cached pages of the remote. Prints what was done, and whether the site
 * serves it.
 *
 * @param {import("../../shared/releases/src/release-store.js").ReleaseStore} store
 * @param {Pick<AuditEntry, "by" | "action" | "remote" | "why"> & { version?: string, commit?: string }} act `version` of the audit, if
 *   it is not the live one
 * @param {(registry: Registry, act: { by: string, at: string }) => Registry} change
 * @param {(entry: RemoteEntry | undefined) => string} textOf what was done, in words
 */
export async function changeLive(store, act, change, textOf) {
  const document = await changeRegistry(store, act, change);
  if (!document) return;
  await purgePages(act.remote);
  console.log(textOf(document.registry.remotes[act.remote]));
  await confirmServed(document.number);
}
