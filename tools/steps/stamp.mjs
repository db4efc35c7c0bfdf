import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./root.mjs";

/** @param {string} name */
const fileOf = (name) => path.join(root, "node_modules/.cache/stays", name);

/**
 * The fingerprint of a step's last successful run; null when there was none.
 *
 * @param {string} name
 * @returns {Promise<string | null>}
 */
export const readStamp = (name) => readFile(fileOf(name), "utf8").catch(() => null);

/**
 * Stores the fingerprint for which a step has run.
 *
 * @param {string} name
 * @param {string} fingerprint
 */
export async function writeStamp(name, fingerprint) {
  await mkdir(path.dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), fingerprint);
}
