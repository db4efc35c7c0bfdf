import { createHash } from "node:crypto";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";

/** Parts of a host's release, from the root, and their folder in it. */
const PARTS = [
  ["host/dist/web", ""],
  ["host/dist/server", "server"],
  ["host/settings/defaults", "settings/defaults"],
];

/** @param {string} folder @returns {Promise<string[]>} its files, with `/` between their names */
async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** @param {string} file */
const integrityOf = async (file) =>
  `sha384-${createHash("sha384")
    .update(await readFile(file))
    .digest("base64")}`;

/**
 * Writes the release of the built host: its browser files, and in folders of their own its server and the default
 * settings. `release.json` has the hash of each file, of the compressed ones too: servers execute and serve them.
 *
 * @param {string} folder
 */
export async function writeHostRelease(folder) {
  for (const [from = "", to = ""] of PARTS)
    await cp(path.join(root, from), path.join(folder, to), { recursive: true });
  const descriptor = JSON.parse(await readFile(path.join(folder, "release.json"), "utf8"));
  const files = await filesOf(folder);
  const described = files.filter((file) => !file.startsWith("release.json"));
  // The compressed copies have the old content.
  for (const file of files) if (/^release\.json\.(?:br|gz)$/.test(file)) await rm(path.join(folder, file));
  const integrity = Object.fromEntries(
    await Promise.all(described.map(async (file) => [file, await integrityOf(path.join(folder, file))])),
  );
  await writeFile(
    path.join(folder, "release.json"),
    `${JSON.stringify({ ...descriptor, integrity }, null, 1)}\n`,
  );
}
