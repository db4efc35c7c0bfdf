import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/**
 * The folder of one of our packages: in `shared/`, or in `node_modules` of a team outside this repository.
 *
 * @param {"@stays/contract" | "@stays/routes"} name
 */
export const packageFolder = (name) => path.join(path.dirname(require.resolve(name)), "..");

/** The version in the manifest of a package. @param {string} folder @returns {Promise<string>} */
export const readVersion = async (folder) =>
  JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")).version;
