import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes the module that the server bundle starts from: every page and slot, evaluated when first asked for.
 *
 * @param {import("./remote-manifest.mjs").ManifestSource} manifest
 * @returns {Promise<string>} its path
 */
export async function writeServerEntry(manifest) {
  const folder = path.join(manifest.folder, ".cache");
  const file = path.join(folder, "server-entry.mjs");
  /** @param {Record<string, string>} modules */
  const table = (modules) =>
    Object.entries(modules)
      .map(
        ([name, target]) =>
          `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path.join(manifest.folder, target))}),`,
      )
      .join("\n");
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `export const pages = {\n${table(manifest.pages)}\n};\nexport const slots = {\n${table(manifest.slots)}\n};\n`,
  );
  return file;
}
