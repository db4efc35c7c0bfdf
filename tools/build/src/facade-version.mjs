import { readFile } from "node:fs/promises";
import path from "node:path";
import { packageFolder } from "./package-folder.mjs";

/** The version that the facades are shared under. */
export async function facadeVersion() {
  return JSON.parse(await readFile(path.join(packageFolder("@stays/contract"), "package.json"), "utf8"))
    .version;
}
