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
