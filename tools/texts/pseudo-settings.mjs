import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../support/root.mjs";
import { sourceFiles } from "../support/source-version.mjs";
import { ToolError } from "../support/step.mjs";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
/** Length of a translation is often 1.4 times that of the English text. */
const LONGER = 0.4;
const MORE = "one two three four five six seven eight nine ten ".repeat(9);

/** What is not translated: values, references to other texts, markup. */
const UNTRANSLATED = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/;

/** The pseudo-locales of CLDR. @typedef {"en-XA" | "ar-XB"} PseudoLocale */

/** @param {string} words */
const accented = (words) => [...words].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");

/** Forces the order from right to left on Latin letters. @param {string} words */
const backwards = (words) => words.replace(/\S(?:.*\S)?/s, (trimmed) => `\u202E${trimmed}\u202C`);

/**
 * An English text in a pseudo-locale. `en-XA` has accents and brackets, and is 40 % longer: a text without
 * brackets is not translated, one without its end is clipped. `ar-XB` is written from right to left.
 *
 * @param {string} text in i18next's format
 * @param {PseudoLocale} locale
 */
export function pseudoText(text, locale) {
  if (text === "") return text;
  const change = locale === "ar-XB" ? backwards : accented;
  const parts = text.split(UNTRANSLATED);
  // The split leaves what is not translated at odd positions.
  const changed = parts.map((part, index) => (index % 2 === 1 || part === "" ? part : change(part))).join("");
  if (locale === "ar-XB") return changed;
  const length = parts.filter((_, index) => index % 2 === 0).join("").length;
  return `[${[changed, MORE.slice(0, Math.ceil(length * LONGER)).trim()].filter(Boolean).join(" ")}]`;
}

/**
 * @typedef {{ readonly prefix: string, readonly code: string }} Language
 * @typedef {{ readonly language: string, readonly languages: readonly Language[] }} Document
 */

/**
 * The language whose plural forms and direction the texts take. Urdu is written from right to left and has the
 * two plural forms of English; Arabic has six.
 *
 * @type {Readonly<Record<PseudoLocale, string>>}
 */
const CODES = { "en-XA": "en", "ar-XB": "ur" };

/** @param {string} file @returns {Promise<Record<string, string>>} */
const readTexts = async (file) => JSON.parse(await readFile(path.join(root, file), "utf8"));

/**
 * Shows the English pages of a site in a pseudo-locale: rewrites its English settings document, whose wording
 * replaces every text. A key that several apps use for different texts gets one of them.
 *
 * @param {string} folder of the settings documents
 * @param {PseudoLocale} locale
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
