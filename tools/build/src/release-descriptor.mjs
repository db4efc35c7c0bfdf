import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { federationName } from "./base-config.mjs";
import { buildOrigin } from "./build-origin.mjs";

/** @import { ReleaseDescriptor } from "../../../shared/releases/src/store-path.js" */

/** @param {string} folder @returns {Promise<string[]>} */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string} file */
async function hashIntegrity(file) {
  return `sha384-${createHash("sha384")
    .update(await readFile(file))
    .digest("base64")}`;
}

/** Files of a build that describe the others. */
const DESCRIPTIONS = ["release.json", "mf-stats.json"];

/** @param {string} folder @returns {Promise<Record<string, string>>} file -> `sha384-…` */
async function integrityOfFiles(folder) {
  const files = (await listFiles(folder)).filter((file) => !DESCRIPTIONS.includes(file));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await hashIntegrity(path.join(folder, file))])),
  );
}

/** @param {string} folder @param {object} descriptor */
const writeDescriptor = (folder, descriptor) =>
  writeFile(path.join(folder, "release.json"), `${JSON.stringify(descriptor, null, 1)}\n`);

/**
 * Describes the browser files of a host build, so that the release store keeps them like those of remotes.
 *
 * @param {{ folder: string, version: string, sources: string }} host
 */
export async function writeHostDescriptor({ folder, version, sources }) {
  const integrity = await integrityOfFiles(folder);
  await writeDescriptor(folder, { name: "host", version, ...(await buildOrigin(sources)), integrity });
}

/**
 * The files of texts by language code. `textFiles` of `@stays/texts/files` names their chunks.
 *
 * @param {import("@rspack/core").StatsCompilation} stats
 */
const listTextFiles = ({ namedChunkGroups = {} }) =>
  Object.fromEntries(
    Object.entries(namedChunkGroups).flatMap(([group, { assets = [] }]) => {
      const [, language] = /^texts-(\w\w)-json$/.exec(group) ?? [];
      return language ? [[language, assets.map((asset) => asset.name)]] : [];
    }),
  );

/**
 * Writes the descriptor of a release from the federation's manifest and the bundler's chunk groups.
 *
 * @param {{ folder: string, name: string, version: string, contract: number, sources: string, stats: import("@rspack/core").StatsCompilation }} release
 *   `sources` is the folder of its sources
 * @returns {Promise<ReleaseDescriptor>}
 */
export async function writeReleaseDescriptor({ folder, name, version, contract, sources, stats }) {
  const manifest = JSON.parse(await readFile(path.join(folder, "mf-manifest.json"), "utf8"));
  const exposes = Object.fromEntries(
    manifest.exposes.map((/** @type {any} */ expose) => [
      expose.path,
      { js: expose.assets.js.sync, css: expose.assets.css.sync },
    ]),
  );
  const integrity = await integrityOfFiles(folder);
  const descriptor = {
    name,
    federationName: federationName(name),
    version,
    ...(await buildOrigin(sources)),
    contract,
    entry: "remoteEntry.js",
    server: "server.cjs",
    exposes,
    texts: listTextFiles(stats),
    integrity,
  };
  await writeDescriptor(folder, descriptor);
  return descriptor;
}
