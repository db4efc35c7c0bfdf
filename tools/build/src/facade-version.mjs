import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "./base-config.mjs";

/** The version that the facades are shared under. */
export async function facadeVersion() {
  return JSON.parse(await readFile(path.join(root, "shared/contract/package.json"), "utf8")).version;
}
