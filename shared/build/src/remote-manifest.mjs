import path from "node:path";
import { root } from "./base-config.mjs";
import { readTypeScript } from "./read-typescript.mjs";

/**
 * A remote's door as the build sees it, and the folder that its modules are in.
 *
 * @typedef {{ name: string, pages: Record<string, string>, slots: Record<string, string>, folder: string }} Door
 */

/**
 * Reads `remote.ts` of a remote.
 *
 * @param {string} name such as `mf-search`
 * @param {string} [folder] its sources; those of the workspace when missing
 * @returns {Promise<Door>}
 */
export async function readRemoteManifest(name, folder = path.join(root, name)) {
  const { remote } = await readTypeScript(path.join(folder, "remote.ts"));
  return { ...remote, folder };
}

/**
 * The federation's exposes of a door: `./page-village`, `./slot-cart.badge`.
 *
 * @param {Door} door
 */
export function exposesOf(door) {
  return Object.fromEntries([
    ...Object.entries(door.pages).map(([page, file]) => [`./page-${page}`, file]),
    ...Object.entries(door.slots).map(([slot, file]) => [`./slot-${slot}`, file]),
  ]);
}
