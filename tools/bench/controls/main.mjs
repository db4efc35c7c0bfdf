import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildStale } from "../../steps/build-stale.mjs";
import { root } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";
import { openBrowser } from "../browser.mjs";
import { week } from "../pages.mjs";
import { keepReport, machine, table } from "../report.mjs";
import { openSite } from "../sites/site.mjs";
import { GOAL, measurePage } from "./measure-page.mjs";
import { measureChanges } from "./page-changes.mjs";

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Measures the controls of every page, and the changes between pages.
 *
 * @param {{ page?: string | undefined, isWritten: boolean }} order one page, or all
 */
export async function benchControls({ page: only, isWritten }) {
  /** @type {Readonly<Record<string, string>>} */
  const addresses = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  const names = only ? [only] : Object.keys(addresses);
  for (const name of names) if (!addresses[name]) throw new ToolError(`✗ There is no page ${name}.`);
  await buildStale();
  const site = await openSite();
  const browser = await openBrowser();
  const addressOf = (/** @type {string} */ page) => `${site.address}/en${addresses[page]}${week}`;
  /** @type {MeasuredPage[]} */
  const measured = [];
  try {
    const changes = await measureChanges(browser, addressOf);
    for (const [size, options] of Object.entries(WINDOWS)) {
      /** @type {Set<string>} */
      const known = new Set();
      for (const page of names) {
        const context = await browser.newContext(options);
        measured.push({ page, size, rows: await measurePage(context, addressOf(page), known) });
        await context.close();
      }
    }
    const setup = `${await machine()} Chromium ${browser.version()}, headless without GPU, processor ÷ 4.`;
    await keepReport("Controls and page changes", interactionsReport(measured, changes, setup), isWritten);
  } finally {
    await browser.close();
    await site.close();
  }
}

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
function interactionsReport(measured, changes, setup) {
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
