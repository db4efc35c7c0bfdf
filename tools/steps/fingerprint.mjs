import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { root } from "./root.mjs";

const skipped = new Set(["node_modules", "dist", ".cache", ".data"]);

/** @param {string} at @returns {Promise<string[]>} */
async function filesBelow(at) {
  if ((await stat(at)).isFile()) return [at];
  const entries = await readdir(at, { withFileTypes: true });
  const found = entries
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) =>
      entry.isDirectory() ? filesBelow(path.join(at, entry.name)) : [path.join(at, entry.name)],
    );
  return (await Promise.all(found)).flat().sort();
}

/**
 * A hash of the content of these files, without tests.
 *
 * @param {readonly string[]} paths files and folders, from the root
 */
export async function fingerprintOf(paths) {
  const hash = createHash("sha256");
  for (const at of paths)
    for (const file of await filesBelow(path.join(root, at)))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(await readFile(file))
        .update("\0");
  return hash.digest("hex");
}
