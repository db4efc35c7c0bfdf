import { readFile } from "node:fs/promises";
import path from "node:path";
import { audit } from "./audit.js";
import { RELEASE_FILE, releaseFolder } from "./store-path.js";

/** Folder of the store with the browser files of each deployed host. */
export const HOST_FOLDER = "host";

/**
 * Publishes the browser files of a built host to the store, once. Servers of other hosts can then serve them,
 * so pages that were rendered before or during a deployment find their files.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {string} web folder of the built files
 * @param {{ by: string, at: string, why: string }} act
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export async function publishHost(store, web, act) {
  const { version } = JSON.parse(await readFile(path.join(web, RELEASE_FILE), "utf8"));
  if (await store.read(`${releaseFolder(HOST_FOLDER, version)}/${RELEASE_FILE}`))
    return { version, isNew: false };
  const isNew = await store.publish(HOST_FOLDER, version, web);
  if (isNew) await audit(store, { ...act, action: "host", remote: HOST_FOLDER, version });
  return { version, isNew };
}
