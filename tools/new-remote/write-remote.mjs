import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../support/root.mjs";

/** The folder of the templates. */
export const templates = path.join(import.meta.dirname, "template");

/**
 * A remote to write.
 *
 * @typedef {object} NewRemote
 * @property {string} words what follows `mf-`, such as `snow-report`
 * @property {string} [page] name of its page; `words` by default
 * @property {string | null} slot the last part of its slot's name, such as `today` of `snow-report.today`; null
 *   = it has the page `/stays/{words}` instead
 */

/** The heading of a remote. @param {NewRemote} remote */
const toHeading = ({ words }) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

/** The text of a template for a remote. @param {string} text @param {NewRemote} remote */
const filled = (text, remote) =>
  text
    .replaceAll("{{words}}", remote.words)
    .replaceAll("{{page}}", remote.page ?? remote.words)
    .replaceAll("{{slot}}", remote.slot ?? "")
    .replaceAll("{{heading}}", toHeading(remote));

/**
 * Where a template's file goes in the folder of a remote.
 *
 * @param {string} file from the template's folder, such as `src/pages/page.tsx.template`
 * @param {NewRemote} remote
 */
const toFileName = (file, { words, slot, page }) =>
  file
    .replace(/\.template$/, "")
    .replace(/^(e2e\/journeys\/)(?:page|slot)\./, `$1${words}.`)
    .replace(/(^|\/)page\./, `$1${page ?? words}.`)
    .replace(/(^|\/)slot\./, `$1${slot}.`);

/**
 * Writes the files of a template.
 *
 * @param {string} template its folder
 * @param {NewRemote} remote
 * @param {(file: string) => string | null} findPlace the path of a file, from the folder of the remote; null = it is left
 *   out
 */
export async function writeTemplate(template, remote, findPlace) {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = path.join(entry.parentPath, entry.name);
    const target = findPlace(toFileName(path.relative(template, source).split(path.sep).join("/"), remote));
    if (target === null) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(source, "utf8"), remote), { flag: "wx" });
  }
}

/**
 * Writes the folder of a remote with one page or one slot, its texts in all languages, and its tests. Browser tests go
 * to the folder of all browser tests.
 *
 * @param {NewRemote} remote
 * @returns {Promise<readonly string[]>} the files, from the root
 */
export async function writeRemote(remote) {
  /** @type {string[]} */
  const written = [];
  for (const kind of ["common", remote.slot === null ? "page" : "slot"])
    await writeTemplate(path.join(templates, kind), remote, (file) => {
      const place = file.startsWith("e2e/") ? file : `mf-${remote.words}/${file}`;
      written.push(place);
      return path.join(root, place);
    });
  return written;
}
