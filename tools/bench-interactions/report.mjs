import { table } from "../bench/report/table.mjs";
import { GOAL } from "./measure-page.mjs";

/** The limit that no control may exceed, in milliseconds. */
const LIMIT = 200;

/** @typedef {{ page: string, size: string, rows: readonly import("./measure-page.mjs").Measured[] }} MeasuredPage */

/** @param {string} text */
const cell = (text) => text.replaceAll("|", "/");

/** Where the time goes, and what did not help. */
const TRIED = [
  "- **Calendars.** A click on a day renders all visible days twice: for the focus, and for the choice. Half of the time is react-day-picker's. The name of a day is made again only when the day has changed. With `preventDefault` on `mousedown` there is one render instead of two. It took as long, with two to four months. The calendar of the search on a phone can show eighteen months, and takes longer with each.",
  "- **Maps.** Opening one, or its full screen, paints Leaflet's layers: half of it or more is the presentation.",
  "- **Selects** (Sort by, Area, Language). The list belongs to Chromium, which needs 40 ms to open it. None of our code runs in that time.",
  "- **Tabs** of a hotel with the first room. Base UI measures the tabs while they render: 24 ms that the next frame would need anyway.",
  "- **Phones** add 10 to 60 ms of input delay: a touch is followed by some ten pointer and mouse events. Rows of results vary most: Close search took 136, 216, 232 and 288 ms in four runs of one day, on a machine whose neighbours were not always quiet.",
  "- **Sheets and dialogs.** Their code is loaded before the click. React and Base UI need 50 to 70 ms to render one for the first time.",
];

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
    "# Interactions",
    "How long each control of each page takes until the next paint: INP.",
    "**Repeat:** `npm run bench:interactions`. It writes this file.",
    `**Setup:** ${setup} Phone 390 × 844 with touch, desktop 1440 × 900 with a mouse. Controls are found by role. Of a component that a page has more than three times, such as the days of a calendar, one is used. What it opens is used too, up to three controls deep. An interaction over ${GOAL} ms is repeated on a fresh page, and the better of the two counts. Rows of pages that the last run did not measure are those of an earlier run.`,
    `**Result:** ${rows.length} interactions; ${over(GOAL)} over ${GOAL} ms, ${over(LIMIT)} over ${LIMIT} ms.`,
    table(
      ["page", "window", "control", "INP", "input delay", "processing", "presentation"],
      rows.map(({ page, size, path, interaction: { total, delay, processing, presentation } }) => [
        page,
        size,
        cell(path.map(({ role, name }) => `${name} (${role})`).join(" › ")),
        total === 0 ? "under 16" : total,
        Math.round(delay),
        Math.round(processing),
        Math.round(presentation),
      ]),
    ),
    "## What the longest take, and what was tried",
    TRIED.join("\n"),
    "## Page changes",
    "From the click on a link to the heading of its page, on the desktop. *Prefetched*: the pointer rests on the link until its page is loaded. *At once*: nothing is loaded before the click; the server is on the same machine. The goal is 200 ms when prefetched.",
    table(
      ["page change", "prefetched", "at once", "prefetched, processor ÷ 4", "at once, processor ÷ 4"],
      changes.map(({ name, prefetched, cold, slowPrefetched, slowCold }) => [
        name,
        ...[prefetched, cold, slowPrefetched, slowCold].map((time) => `${Math.round(time)} ms`),
      ]),
    ),
    "",
  ].join("\n\n");
}
