import { readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "@swc/core";
import { root } from "./base-config.mjs";

/**
 * A remote's door as the build sees it.
 *
 * @typedef {{ name: string, pages: Record<string, string>, slots: Record<string, string> }} Door
 */

/**
 * Reads `remote.ts` of a remote. It holds promises only, so that its types can be cut off and the rest evaluated.
 *
 * @param {string} name such as `mf-search`
 * @returns {Promise<Door>}
 */
export async function readDoor(name) {
  const source = await readFile(path.join(root, name, "remote.ts"), "utf8");
  const { code } = await transform(source, {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "es6" },
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  return module.remote;
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
