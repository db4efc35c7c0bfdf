import { table } from "../report/table.mjs";
import { GOAL } from "./measure-page.mjs";

/** The limit that no control may exceed, in milliseconds. */
const LIMIT = 200;
/** Controls that the table has. */
const SLOWEST = 12;

/** @typedef {{ page: string, size: string, rows: readonly import("./measure-page.mjs").Measured[] }} MeasuredPage */

/** @param {string} text */
const cell = (text) => text.replaceAll("|", "/");

/**
 * The benchmark as Markdown.
 *
 * @param {readonly MeasuredPage[]} measured
 * @param {readonly import("./page-changes.mjs").PageChange[]} changes
 * @param {string} setup
 */
export function interactionsReport(measured, changes, setup) {
  const rows = measured
    .flatMap(({ page, size, rows }) => rows.map((row) => ({ page, size, ...row })))
    .sort((one, other) => other.interaction.total - one.interaction.total);
  /** @param {number} limit */
  const over = (limit) => rows.filter(({ interaction }) => interaction.total > limit).length;
  return [
    `How long the dozen slowest controls take until the next paint (INP), and page changes. **Setup:** ${setup} Phone 390 × 844 with touch, desktop 1440 × 900 with a mouse. Controls are found by role. Of a component that a page has more than three times, such as the days of a calendar, one is used. What it opens is used too, up to three controls deep. An interaction over ${GOAL} ms is repeated on a fresh page, and the better of the two counts.`,
    `**Result:** ${rows.length} interactions; ${over(GOAL)} over ${GOAL} ms, ${over(LIMIT)} over ${LIMIT} ms.`,
    table(
      ["page", "window", "control", "INP", "input delay", "processing", "presentation"],
      rows
        .slice(0, SLOWEST)
        .map(({ page, size, path, interaction: { total, delay, processing, presentation } }) => [
          page,
          size,
          cell(path.map(({ role, name }) => `${name} (${role})`).join(" › ")),
          total === 0 ? "under 16" : total,
          Math.round(delay),
          Math.round(processing),
          Math.round(presentation),
        ]),
    ),
    "From the click on a link to the heading of its page, on the desktop. *Prefetched*: the pointer rests on the link until its page is loaded. *At once*: nothing is loaded before the click; the server is on the same machine. The goal is 200 ms when prefetched.",
    table(
      ["page change", "prefetched", "at once"],
      changes.map(({ name, prefetched, cold }) => [
        name,
        `${Math.round(prefetched)} ms`,
        `${Math.round(cold)} ms`,
      ]),
    ),
    "",
  ].join("\n\n");
}
