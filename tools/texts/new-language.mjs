import { englishText, neededKeys, UNTRANSLATED_FILE } from "./text-problems.mjs";

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The English texts with the plural forms of a language.
 *
 * @param {Readonly<Record<string, string>>} english
 * @param {string} language
 * @returns {Readonly<Record<string, string>>}
 */
const textsFor = (english, language) =>
  Object.fromEntries([...neededKeys(english, language)].map((key) => [key, englishText(english, key) ?? ""]));

/**
 * Adds a language to code that lists the languages or imports texts by language.
 *
 * @param {string} code
 * @param {string} language
 */
function findLoaded(code, language) {
  return code
    .replace(/^import en from "(.*)en\.json";\n/m, `$&import ${language} from "$1${language}.json";\n`)
    .replace(/\{ (en(?:, \w+)+) \}/, `{ $1, ${language} }`)
    .replace(/(LANGUAGES = \["en"(?:, "\w\w")+)\]/, `$1, "${language}"]`);
}

/**
 * The files that a language adds to or changes in a repository: the texts of every package in English, each marked as
 * untranslated, and the code that loads them.
 *
 * @param {ReadonlyMap<string, string>} sources the text of files, by path
 * @param {string} language ISO 639-1
 * @returns {ReadonlyMap<string, string>} the new text of files, by path
 */
export function filesOfLanguage(sources, language) {
  const files = new Map();
  for (const [file, text] of sources) {
    const [, folder = "", end = ""] = /^(.*\/texts)\/en\.json(\.template)?$/.exec(file) ?? [];
    if (folder !== "") {
      const texts = textsFor(JSON.parse(text), language);
      const marks = `${folder}/${UNTRANSLATED_FILE}${end}`;
      const marked = JSON.parse(sources.get(marks) ?? "{}");
      files.set(`${folder}/${language}.json${end}`, json(texts));
      files.set(marks, json({ ...marked, [language]: Object.keys(texts) }));
    } else if (/^import en from |LANGUAGES = /m.test(text)) {
      const changed = findLoaded(text, language);
      if (changed !== text) files.set(file, changed);
    }
  }
  return files;
}
