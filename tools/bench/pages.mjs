import { week } from "./week.mjs";

/**
 * A page that is measured.
 *
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} address path and query string
 * @property {string} module its key text
 */

/** @type {readonly BenchPage[]} */
export const benchPages = [
  { name: "results, with dates", address: `/en/stays${week}`, module: "mf-search/page-results" },
  { name: "village", address: `/en/stays/village/2001/name${week}`, module: "mf-property/page-village" },
];
