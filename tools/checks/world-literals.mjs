import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { sourceFiles } from "../steps/source-files.mjs";

const DESTINATIONS = "sandbox/content/destinations";
/** The file through which browser tests read their world. */
const WORLD = "e2e/support/world.ts";

/**
 * @typedef {object} WorldTexts what only one world of the mock back end has
 * @property {readonly string[]} prefixes of its languages, such as `en`
 * @property {readonly string[]} words its currency, time zone and name
 */

/** @returns {WorldTexts} of all destinations of the mock */
export function worldWords() {
  /** @type {readonly import("../../sandbox/src/world/destination.ts").Destination[]} */
  const worlds = readdirSync(path.join(root, DESTINATIONS)).map((file) =>
    JSON.parse(read(path.join(DESTINATIONS, file))),
  );
  return {
    prefixes: [...new Set(worlds.flatMap(({ languages }) => languages.map(({ prefix }) => prefix)))],
    words: worlds.flatMap(({ currency, timeZone, name }) => [currency.code, timeZone, name]),
  };
}

/**
 * Lines of a browser test that pass in one world only. They contain a path with a language prefix, a
 * currency, a time zone or a name of a destination. Comments are ignored.
 *
 * @param {string} source
 * @param {WorldTexts} world
 * @returns {readonly { readonly line: number, readonly found: string }[]}
 */
export function worldLiterals(source, { prefixes, words }) {
  const literal = new RegExp(
    String.raw`(?<!\.)\\?/(?:${prefixes.join("|")})(?=\\?/|["'\x60?#)]|$)|${words.join("|")}`,
  );
  return source.split("\n").flatMap((text, index) => {
    if (/^\s*(?:\/\*\*|\*|\/\/)/.test(text)) return [];
    const [found] = literal.exec(text) ?? [];
    return found === undefined ? [] : [{ line: index + 1, found }];
  });
}

/** @param {string} file @returns {string} */
const read = (file) => readFileSync(path.join(root, file), "utf8");

if (import.meta.filename === process.argv[1]) {
  const world = worldWords();
  for (const file of sourceFiles().filter((file) => /^e2e\/.*\.ts$/.test(file) && file !== WORLD)) {
    for (const { line, found } of worldLiterals(read(file), world)) {
      console.error(`${file}:${line}: "${found}" passes in one world only: take it from ${WORLD}`);
      process.exitCode = 1;
    }
  }
}
