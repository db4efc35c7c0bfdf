const DAY = 86_400_000;

/** @param {number} fromToday */
const day = (fromToday) => new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);

/** A query string for two adults in a bookable week. */
export const week = `?start=${day(77)}&end=${day(84)}&rooms=1&gc-1-adults=2`;

/** Pages that are measured, each with its address and the key text of its module. */
export const benchPages = [
  { name: "results", address: `/en/stays${week}`, module: "mf-search/page-results" },
  { name: "village", address: `/en/stays/village/2001/name${week}`, module: "mf-property/page-village" },
  { name: "hotel", address: `/en/stays/hotel/4001/name${week}`, module: "mf-property/page-hotel" },
  {
    name: "package list",
    address: `/en/stays/package/list/2001${week}`,
    module: "mf-packages/page-property-packages",
  },
  { name: "activities by day", address: `/en/stays/upsell/days${week}`, module: "mf-upsell/page-upsell-day" },
];

/** @typedef {typeof benchPages[number]} BenchPage */

/** The pages that the server is measured with. */
export const serverPages = benchPages.slice(0, 2);
