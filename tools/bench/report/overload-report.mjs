import { table } from "./table.mjs";

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/**
 * The report of the server under overload, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/overload.mjs").measureOverload>>} parts.overload
 * @param {string} parts.machine
 */
export function overloadReport({ overload: { capacity, rows }, machine }) {
  return [
    `What visitors get when more of them come than the server can render pages for. **Setup:** ${machine} Visitors come at a fixed rate, whether the server answers or not. Half of them want one of 20 popular pages, half a search that nobody has made before. Pages are kept (\`PAGE_CACHE_MEGABYTES=64\`) and are stale after five seconds. Load is a multiple of what the server renders for eight visitors who each wait for their page: ${capacity.toFixed(1)} pages a second. The visitors share the cores with the site and the mock back end.`,
    table(
      [
        "load",
        "visits a second",
        "visits",
        "p50 ms",
        "p99 ms",
        "slowest ms",
        "fresh",
        "stale",
        "shell only",
        "failed",
      ],
      rows.map(({ factor, perSecond, visits, p50, p99, slowest, fresh, stale, shell, failed }) => [
        `${factor} ×`,
        perSecond.toFixed(1),
        visits,
        Math.round(p50),
        Math.round(p99),
        Math.round(slowest),
        percent(fresh),
        percent(stale),
        percent(shell),
        percent(failed),
      ]),
    ),
    "**Meaning.** Times are to the last byte. *Fresh* is a page that was rendered for the visitor or less than five seconds before, *stale* an older one. With the *shell only*, the browser renders the page. The goal is a page within 1,000 ms for everyone, and none that fails.",
    "",
  ].join("\n\n");
}
