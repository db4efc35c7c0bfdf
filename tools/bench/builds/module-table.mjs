import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readRemoteManifest, remoteNames, root } from "@stays/build";

/**
 * Writes the import expression for a module of a remote.
 *
 * @typedef {(remote: string, module: string, file: string) => string} ImportOf `module` as in a key:
 *   `page-results`
 */

/**
 * Writes the table from which a build loads all pages and slots.
 *
 * @param {string} file to write
 * @param {ImportOf} importOf
 */
export async function writeModuleTable(file, importOf) {
  const manifests = await Promise.all(remoteNames.map((name) => readRemoteManifest(path.join(root, name))));
  const rows = manifests.flatMap((manifest) =>
    Object.entries(manifest.exposes).map(([expose, target]) => {
      const module = expose.replace("./", "");
      const source = importOf(manifest.name, module, path.join(manifest.folder, target));
      return `  ${JSON.stringify(`${manifest.name}/${module}`)}: () => ${source},`;
    }),
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `export const modules = {\n${rows.join("\n")}\n};\n`);
}
