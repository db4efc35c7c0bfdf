import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../steps/root.mjs";

/**
 * Prints a report and saves it in docs/benchmarks.
 *
 * @param {string} name of the file
 * @param {string} text
 */
export async function keepReport(name, text) {
  console.log(text);
  const file = path.join(root, "docs/benchmarks", name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
