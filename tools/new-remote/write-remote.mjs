import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";

const templates = path.join(import.meta.dirname, "template");

/**
 * A remote to write.
 *
 * @typedef {object} NewRemote
 * @property {string} words what follows `mf-`, such as `snow-report`
 * @property {string | null} slot the last part of its slot's name, such as `today` of `snow-report.today`; null
 *   = it has the page `/stays/{words}` instead
 */

/** The heading of a remote. @param {NewRemote} remote */
export const headingOf = ({ words }) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

/** The text of a template for a remote. @param {string} text @param {NewRemote} remote */
const filled = (text, remote) =>
  text
    .replaceAll("{{words}}", remote.words)
    .replaceAll("{{slot}}", remote.slot ?? "")
    .replaceAll("{{heading}}", headingOf(remote));

/**
 * Where a template's file goes, from the root. Browser tests go to the folder of all browser tests.
 *
 * @param {string} file from the template's folder, such as `src/pages/page.tsx.template`
 * @param {NewRemote} remote
 */
function targetOf(file, { words, slot }) {
  const name = file
    .replace(/\.template$/, "")
    .replace(/(^|\/)page\./, `$1${words}.`)
    .replace(/^e2e\/slot\./, `e2e/${words}.`)
    .replace(/(^|\/)slot\./, `$1${slot}.`);
  return name.startsWith("e2e/") ? name : `mf-${words}/${name}`;
}

/**
 * Writes the folder of a remote with one page or one slot, its texts in four languages, and its tests.
 *
 * @param {NewRemote} remote
 * @returns {Promise<readonly string[]>} the files, from the root
 */
export async function writeRemote(remote) {
  const written = [];
  for (const kind of ["common", remote.slot === null ? "page" : "slot"]) {
    const folder = path.join(templates, kind);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const source = path.join(entry.parentPath, entry.name);
      const file = targetOf(path.relative(folder, source).split(path.sep).join("/"), remote);
      const target = path.join(root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, filled(await readFile(source, "utf8"), remote), { flag: "wx" });
      written.push(file);
    }
  }
  return written;
}
