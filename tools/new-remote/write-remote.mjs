import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";

const template = path.join(import.meta.dirname, "template");

/** @param {string} word such as `weather` */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} text @param {string} word */
const filled = (text, word) => text.replaceAll("{{word}}", word).replaceAll("{{Word}}", capital(word));

/**
 * Writes the folder of a remote with one page, its styles, its texts in four languages, and its test.
 *
 * @param {string} word what follows `mf-`; the page is at `/stays/{word}`
 */
export async function writeRemote(word) {
  const files = await readdir(template, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = path.join(file.parentPath, file.name);
    const relativePath = path
      .relative(template, source)
      .replace(/\.template$/, "")
      .replace(/(^|[/\\])page\./, `$1${word}.`);
    const target = path.join(root, `mf-${word}`, relativePath);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(source, "utf8"), word), { flag: "wx" });
  }
}
