import path from "node:path";
import { root } from "./base-config.mjs";
import { readTypeScript } from "./read-typescript.mjs";

/**
 * The manifest of a remote at build time, with the folder of its modules.
 *
 * @typedef {{ name: string, pages: Record<string, string>, slots: Record<string, string>, folder: string }} ManifestSource
 */

/**
 * Reads the manifest `remote.ts` of a remote.
 *
 * @param {string} name such as `mf-search`
 * @param {string} [folder] its sources; those of the workspace by default
 * @returns {Promise<ManifestSource>}
 */
export async function readRemoteManifest(name, folder = path.join(root, name)) {
  const { remote } = await readTypeScript(path.join(folder, "remote.ts"));
  return { ...remote, folder };
}

/**
 * Returns the federation's exposes of a manifest: `./page-village`, `./slot-cart.badge`.
 *
 * @param {ManifestSource} manifest
 */
export function exposesOf(manifest) {
  return Object.fromEntries([
    ...Object.entries(manifest.pages).map(([page, file]) => [`./page-${page}`, file]),
    ...Object.entries(manifest.slots).map(([slot, file]) => [`./slot-${slot}`, file]),
  ]);
}
