import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The file beside the texts that lists the keys whose text is still English. */
export const UNTRANSLATED_FILE = "untranslated.json";

/** @typedef {Readonly<Record<string, readonly string[]>>} Untranslated keys by language code */

/**
 * Reads which texts of a package are not translated yet.
 *
 * @param {string} folder that holds en.json and the other languages
 * @returns {Untranslated} empty when all are translated
 */
export function readUntranslated(folder) {
  const file = path.join(folder, UNTRANSLATED_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * Marks that no longer say anything: of a language or a key that does not exist, or of a text that differs from
 * English.
 *
 * @param {import("./text-problems.mjs").TextsByLanguage} texts
 * @param {Untranslated} untranslated
 * @returns {readonly string[]} one sentence each, starting with the file
 */
export const staleMarks = (texts, untranslated) =>
  Object.entries(untranslated).flatMap(([language, keys]) =>
    keys
      .filter((key) => texts[language]?.[key] === undefined || texts[language][key] !== texts.en?.[key])
      .map((key) => `${UNTRANSLATED_FILE}: ${language} ${key} is translated or does not exist; remove it`),
  );

/**
 * The texts that are not translated yet.
 *
 * @param {Untranslated} untranslated
 * @returns {readonly string[]} one sentence each, starting with the file
 */
export const untranslatedTexts = (untranslated) =>
  Object.entries(untranslated).flatMap(([language, keys]) =>
    keys.map((key) => `${language}.json: ${key} is still English`),
  );
