import { readFile } from "node:fs/promises";
import path from "node:path";
import { RELEASE_FILE, releaseFolder } from "./store-path.js";

/** The host's name in the store, in tags of pages and in metrics. */
export const HOST = "host";

/**
 * Publishes the browser files of a built host to the store, once. Servers of other hosts can then serve them,
 * so pages that were rendered before or during a deployment find their files.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {string} web folder of the built files
 */
export async function publishHost(store, web) {
  const { version } = JSON.parse(await readFile(path.join(web, RELEASE_FILE), "utf8"));
  const isThere = await store.read(`${releaseFolder(HOST, version)}/${RELEASE_FILE}`);
  if (!isThere) await store.publish(HOST, version, web);
}
