import { existsSync, readdirSync, readFileSync } from "node:fs";
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
 * @param {TextsByLanguage} texts
 * @param {Untranslated} untranslated
 * @returns {readonly string[]} one sentence each, starting with the file
 */
export const staleMarks = (texts, untranslated) =>
  Object.entries(untranslated).flatMap(([language, keys]) =>
    keys
      .filter(
        (key) =>
          texts[language]?.[key] === undefined || texts[language][key] !== englishText(texts.en ?? {}, key),
      )
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

/** The source language of all keys. */
const SOURCE = "en";
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** @typedef {Readonly<Record<string, string>>} Texts flat texts of one language, by key */
/** @typedef {Readonly<Record<string, Texts>>} TextsByLanguage */

/** @param {string} text @returns {string} its placeholders, in alphabetical order */
const placeholders = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name))].sort().join(", ");

/** @param {string} key */
const stem = (key) => key.replace(PLURAL, "");

/**
 * The English text of a key. A plural form that English lacks has the text of `_other`.
 *
 * @param {Texts} source
 * @param {string} key
 */
export const englishText = (source, key) => source[key] ?? source[`${stem(key)}_other`];

/**
 * The keys that a language needs: those of English, with its own plural forms.
 *
 * @param {Texts} source
 * @param {string} language
 */
export function neededKeys(source, language) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  // Any language may have a text for zero, whatever its plural forms.
  const none = Object.keys(source).filter((key) => key.endsWith("_zero"));
  const keys = Object.keys(source).flatMap((key) =>
    PLURAL.test(key) ? forms.map((form) => `${stem(key)}_${form}`) : [key],
  );
  return new Set([...keys, ...none]);
}

/**
 * Problems in the texts of one package: missing or additional keys, missing plural forms, empty texts, and
 * placeholders that differ from English.
 *
 * @param {TextsByLanguage} texts
 * @returns {readonly string[]} one sentence each, starting with the file
 */
export function textProblems(texts) {
  const source = texts[SOURCE];
  if (!source) return [`${SOURCE}.json is missing`];
  return Object.entries(texts).flatMap(([language, own]) => {
    const needed = neededKeys(source, language);
    const missing = [...needed].filter((key) => !(key in own));
    const surplus = Object.keys(own).filter((key) => !needed.has(key));
    const empty = Object.keys(own).filter((key) => own[key]?.trim() === "" && source[key]?.trim() !== "");
    const differing = Object.keys(own).flatMap((key) => {
      const english = englishText(source, key);
      const text = own[key];
      if (english === undefined || text === undefined) return [];
      const [wanted, found] = [placeholders(english), placeholders(text)];
      return wanted === found
        ? []
        : [`${language}.json: ${key} has the placeholders {${found}}, but English has {${wanted}}`];
    });
    return [
      ...missing.map((key) => `${language}.json: ${key} is missing`),
      ...surplus.map(
        (key) => `${language}.json: ${key} is not in ${SOURCE}.json, or no plural form of ${language}`,
      ),
      ...empty.map((key) => `${language}.json: ${key} is empty`),
      ...differing,
    ];
  });
}

/**
 * Reads the texts of a package.
 *
 * @param {string} folder that holds en.json and the other languages
 * @returns {TextsByLanguage}
 */
export function readTexts(folder) {
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}\.json$/.test(file));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, 2), JSON.parse(readFileSync(path.join(folder, file), "utf8"))]),
  );
}

/**
 * Keys that no source file names, neither in full nor as the beginning or end of a key in a template literal.
 *
 * @param {Texts} source English texts
 * @param {string} code all source files of the package that may use them
 */
export function unusedKeys(source, code) {
  const prefixes = [...code.matchAll(/`([A-Za-z][\w.]*)\$\{/g)].map(([, prefix = ""]) => prefix);
  const suffixes = [...code.matchAll(/\$\{[^}]*\}([A-Z]\w*)`/g)].map(([, suffix = ""]) => suffix);
  const isNamed = (/** @type {string} */ key) =>
    code.includes(`"${key}"`) || code.includes(`\`${key}\``) || new RegExp(`\\.${key}\\b`).test(code);
  return [...new Set(Object.keys(source).map(stem))].filter(
    (key) =>
      !isNamed(key) &&
      !prefixes.some((prefix) => key.startsWith(prefix)) &&
      !suffixes.some((suffix) => key.endsWith(suffix)),
  );
}
