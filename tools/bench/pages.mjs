const DAY = 86_400_000;

/** @param {number} fromToday */
const day = (fromToday) => new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);

const week = `?start=${day(77)}&end=${day(84)}&rooms=1&gc-1-adults=2`;

/**
 * A page that is measured.
 *
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {string} address path and query
 * @property {string} module its key text
 */

/** @type {readonly BenchPage[]} */
export const benchPages = [
  { name: "results, with dates", address: `/en/stays${week}`, module: "mf-search/page-results" },
  { name: "village", address: `/en/stays/village/2001/name${week}`, module: "mf-property/page-village" },
];
