import { readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "@swc/core";
import { packageFolder } from "./package-folder.mjs";

/**
 * The manifest of a remote at build time.
 *
 * @typedef {object} ManifestSource
 * @property {string} name
 * @property {Record<string, string>} pages
 * @property {Record<string, string>} slots
 * @property {string} folder folder of its modules
 * @property {Record<string, string>} exposes the federation's exposes: `./page-village`, `./slot-cart.badge`
 */

/** @returns {Promise<typeof import("../../../shared/routes/src/module-name.ts")>} the functions that name exposed modules */
export const moduleNames = () =>
  readTypeScript(path.join(packageFolder("@stays/routes"), "src/module-name.ts"));

/**
 * Reads the manifest `remote.ts` of a remote.
 *
 * @param {string} folder of its sources
 * @returns {Promise<ManifestSource>}
 */
export async function readRemoteManifest(folder) {
  const { remote } = await readTypeScript(path.join(folder, "remote.ts"));
  return { ...remote, folder, exposes: await buildExposes(remote) };
}

/** @param {Pick<ManifestSource, "pages" | "slots">} manifest @returns {Promise<Record<string, string>>} */
async function buildExposes({ pages, slots }) {
  const { pageModuleName, slotModuleName } = await moduleNames();
  const exposes = [
    ...Object.entries(pages).map(([page, file]) => [`./${pageModuleName(page)}`, file]),
    ...Object.entries(slots).map(([slot, file]) => [`./${slotModuleName(slot)}`, file]),
  ];
  const files = exposes.map(([, file]) => file);
  const repeated = files.find((file, index) => files.indexOf(file) < index);
  // The federation's manifest lists a file once: the other page would come without its styles and scripts.
  if (repeated)
    throw new Error(`remote.ts: ${repeated} is named twice; give each page and slot a file of its own`);
  return Object.fromEntries(exposes);
}

/**
 * Reads the constants of a TypeScript module that imports only types: strips the types and evaluates the
 * rest, anew on each call.
 *
 * @param {string} file
 * @returns {Promise<any>} its exports
 */
export async function readTypeScript(file) {
  const { code } = await transform(await readFile(file, "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "es6" },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
