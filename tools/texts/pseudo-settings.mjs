import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { sourceFiles } from "../steps/source-files.mjs";
import { ToolError } from "../steps/step.mjs";
import { pseudoText } from "./pseudo-text.mjs";

/**
 * @typedef {{ readonly prefix: string, readonly code: string }} Language
 * @typedef {{ readonly language: string, readonly languages: readonly Language[] }} Document
 */

/**
 * The language whose plural forms and direction the texts take. Urdu is written from right to left and has the
 * two plural forms of English; Arabic has six.
 *
 * @type {Readonly<Record<import("./pseudo-text.mjs").PseudoLocale, string>>}
 */
const CODES = { "en-XA": "en", "ar-XB": "ur" };

/** @param {string} file @returns {Promise<Record<string, string>>} */
const readTexts = async (file) => JSON.parse(await readFile(path.join(root, file), "utf8"));

/**
 * Shows the English pages of a site in a pseudo-locale: rewrites its English settings document, whose wording
 * replaces every text. A key that several apps use for different texts gets one of them.
 *
 * @param {string} folder of the settings documents
 * @param {import("./pseudo-text.mjs").PseudoLocale} locale
 * @returns {Promise<string>} path prefix of the pages
 */
export async function writePseudoLocale(folder, locale) {
  const files = sourceFiles().filter((file) => /^(?!tools\/).*\/texts\/en\.json$/.test(file));
  const english = Object.assign({}, ...(await Promise.all(files.map(readTexts))));
  const texts = Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, pseudoText(text, locale)]),
  );
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const document = /** @type {Document} */ (JSON.parse(await readFile(file, "utf8")));
    const own = document.languages.find(({ prefix }) => prefix === document.language);
    if (own?.code !== "en") continue;
    const languages = document.languages.map((one) =>
      one === own ? { ...one, code: CODES[locale], locale } : one,
    );
    await writeFile(file, JSON.stringify({ ...document, languages, texts }));
    return own.prefix;
  }
  throw new ToolError(`✗ ${folder} has no English settings document.`);
}
