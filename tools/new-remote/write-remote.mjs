import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";

const template = path.join(import.meta.dirname, "template");

/** A heading of these words. @param {string} words such as `snow-report` */
const headingOf = (words) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

/** @param {string} text @param {string} words */
const filled = (text, words) =>
  text.replaceAll("{{words}}", words).replaceAll("{{heading}}", headingOf(words));

/**
 * Writes the folder of a remote with one page, its styles, its texts in four languages, and its test.
 *
 * @param {string} words what follows `mf-`; the page is at `/stays/{words}`
 */
export async function writeRemote(words) {
  const files = await readdir(template, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const source = path.join(file.parentPath, file.name);
    const relativePath = path
      .relative(template, source)
      .replace(/\.template$/, "")
      .replace(/(^|[/\\])page\./, `$1${words}.`);
    const target = path.join(root, `mf-${words}`, relativePath);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(source, "utf8"), words), { flag: "wx" });
  }
}
