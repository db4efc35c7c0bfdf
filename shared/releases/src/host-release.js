import { readFile } from "node:fs/promises";
import path from "node:path";
import { RELEASE_FILE, releaseFolder } from "./store-path.js";

/** The host's name in commands, the registry and the store. */
export const HOST = "host";

/** A file of a host's release that its server needs and browsers do not. */
const SERVER_FILE = /^(?:server|settings)\//;

/**
 * Whether browsers may read a file of a host in the store. The browser files are at the top of its folder; those of
 * its server are in `server/` and `settings/`.
 *
 * @param {string} file
 */
export const isBrowserFile = (file) => !SERVER_FILE.test(file);

/**
 * Whether a host in the store can be started. One that was only deployed has its browser files there.
 *
 * @param {object} integrity of its `release.json`
 */
export const hasServer = (integrity) => "server/main.cjs" in integrity;

/**
 * Publishes the browser files of a built host to the store, once. Servers of other hosts can then serve them,
 * so pages that were rendered before or during a deployment find their files.
 *
 * @param {import("./release-store.js").ReleaseStore} store
 * @param {string} web folder of the built files
 * @returns {Promise<{ version: string, isNew: boolean }>}
 */
export async function publishHost(store, web) {
  const { version } = JSON.parse(await readFile(path.join(web, RELEASE_FILE), "utf8"));
  if (await store.read(`${releaseFolder(HOST, version)}/${RELEASE_FILE}`)) return { version, isNew: false };
  return { version, isNew: await store.publish(HOST, version, web) };
}
