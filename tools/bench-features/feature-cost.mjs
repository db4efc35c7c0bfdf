import { brotliCompressSync, constants } from "node:zlib";
import { ownClassNames, splitSegments } from "./split-script.mjs";
import { withoutRules } from "./without-rules.mjs";

/** @typedef {ReturnType<typeof splitSegments>} Script */

/** Brotli levels of files and of pages, as builds and the server use them. */
const LEVELS = { file: 11, page: 5 };

/** @param {string} text @param {keyof typeof LEVELS} kind */
const compressed = (text, kind) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS[kind] } }).byteLength;

/**
 * A document without elements, as the browser serializes it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} html
 * @param {readonly string[]} selectors of the removed elements
 * @returns {Promise<string>}
 */
const withoutElements = (page, html, selectors) =>
  page.evaluate(
    ([text, removed]) => {
      const parsed = new DOMParser().parseFromString(text, "text/html");
      for (const selector of removed)
        for (const element of parsed.querySelectorAll(selector)) element.remove();
      return parsed.documentElement.outerHTML;
    },
    /** @type {const} */ ([html, selectors]),
  );

const STYLES = /(?<=<style>)[^<]*/g;
const DATA = /(?<=<script type="application\/json"[^>]*>)[^<]*/g;

/**
 * Data of a document without some of its texts.
 *
 * @param {string} json
 * @param {(name: string) => boolean} isRemoved decides by namespace and key: `mf-search.sortBy`
 * @returns {string}
 */
function withoutTexts(json, isRemoved) {
  const data = JSON.parse(json);
  for (const [namespace, texts] of Object.entries(data.texts ?? {}))
    for (const key of Object.keys(texts)) if (isRemoved(`${namespace}.${key}`)) delete texts[key];
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * The bytes that features add to a page.
 *
 * @param {import("@playwright/test").Page} blank
 * @param {import("./page-files.mjs").PageFiles} files
 * @param {readonly import("./features.mjs").Feature[]} features counted together
 * @returns {Promise<{ scripts: number, document: number, later: number }>} `later` is loaded once the page is
 *   interactive
 */
export async function featureCost(blank, { html, scripts, later }, features) {
  const isOwn = (/** @type {string} */ source) => features.some(({ sources }) => sources?.test(source));
  const cost = (/** @type {readonly Script[]} */ all) =>
    all.reduce((sum, { own, rest }) => sum + compressed(own + rest, "file") - compressed(rest, "file"), 0);
  const split = (/** @type {typeof scripts} */ all) => all.map((one) => splitSegments(one, isOwn));
  const [first, second] = [split(scripts), split(later)];
  const classNames = ownClassNames([...first, ...second]);
  const isOwnRule = (/** @type {string} */ head) =>
    classNames.some((name) => head.includes(`.${name}`)) || features.some(({ styles }) => styles?.test(head));
  const isOwnText = (/** @type {string} */ name) => features.some(({ texts }) => texts?.test(name));
  const selectors = [
    ...classNames.map((name) => `.${name}`),
    ...features.flatMap(({ markup }) => markup ?? []),
  ];
  const reduced = html
    .replace(STYLES, (css) => withoutRules(css, isOwnRule))
    .replace(DATA, (json) => withoutTexts(json, isOwnText));
  const whole = html.replace(DATA, (json) => withoutTexts(json, () => false));
  const [before, after] = await Promise.all([
    withoutElements(blank, whole, []),
    withoutElements(blank, reduced, selectors),
  ]);
  return {
    scripts: cost(first),
    document: compressed(before, "page") - compressed(after, "page"),
    later: cost(second),
  };
}
