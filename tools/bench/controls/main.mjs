import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildStale } from "../../steps/build-stale.mjs";
import { root } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";
import { openBrowser, whenInteractive } from "../browser.mjs";
import { week } from "../pages.mjs";
import { keepReport, machine, table } from "../report.mjs";
import { openSite } from "../sites/site.mjs";
import { findControls, interact, watchInteractions } from "./interact.mjs";
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
  const buildAddress = (/** @type {string} */ page) => `${site.address}/en${addresses[page]}${week}`;
  /** @type {MeasuredPage[]} */
  const measured = [];
  try {
    const changes = await measureChanges(browser, buildAddress);
    for (const [size, options] of Object.entries(WINDOWS)) {
      /** @type {Set<string>} */
      const known = new Set();
      for (const page of names) {
        const context = await browser.newContext(options);
        measured.push({ page, size, rows: await measurePage(context, buildAddress(page), known) });
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

/** @typedef {{ page: string, size: string, rows: readonly Measured[] }} MeasuredPage */

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

/** @typedef {import("../../../e2e/node_modules/@playwright/test/index.js").Page} Page */
/** @typedef {import("./interact.mjs").Control} Control */
/** @typedef {import("./interact.mjs").Interaction} Interaction */
/** @typedef {import("./interact.mjs").Tab} Tab */
/** @typedef {{ path: readonly Control[], interaction: Interaction }} Measured */

/** CPU throttling rate: how many times slower the processor runs. */
const SLOWER = 4;
/** Most controls to use one after the other, such as Filters, then a facility in the dialog. */
const DEPTH = 3;
/** Time in which what a control opens has loaded, in milliseconds. */
const OPENING = 1000;
/** The goal for each control, in milliseconds. */
const GOAL = 100;

/** @param {Page} page */
const getPath = (page) => new URL(page.url()).pathname;

/**
 * Opens the page and what the path leads to, at the full speed of the processor.
 *
 * @param {Tab} tab
 * @param {readonly Control[]} path
 */
async function open(tab, path) {
  const { page, address } = tab;
  // An address with another hash alone would not load the page again.
  await page.goto("about:blank");
  await page.goto(address);
  await whenInteractive(page);
  await page.waitForLoadState("networkidle");
  // The page has replaced the placeholder in its address by the name of the item.
  tab.home = getPath(page);
  for (const control of path) await interact(tab, control, 1);
}

/**
 * Opens the page and what leads to the last control of a path, and uses that one.
 *
 * @param {Tab} tab
 * @param {readonly Control[]} path
 */
async function interactOnFreshPage(tab, path) {
  await open(tab, path.slice(0, -1));
  return interact(tab, /** @type {Control} */ (path.at(-1)), SLOWER);
}

/**
 * Uses the last control of a path where it is now, or on a fresh page if it is gone or covered.
 *
 * @param {Tab} tab
 * @param {readonly Control[]} path
 */
async function interactOnPath(tab, path) {
  const isThere = getPath(tab.page) === tab.home;
  const here = isThere ? await interact(tab, /** @type {Control} */ (path.at(-1)), SLOWER) : null;
  return here ?? interactOnFreshPage(tab, path);
}

/**
 * Uses the controls of a page, and those that appear by it. Controls of components in `known` are left out.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").BrowserContext} context
 * @param {string} address
 * @param {Set<string>} known components of header and footer that were used on another page
 * @returns {Promise<readonly Measured[]>}
 */
async function measurePage(context, address, known) {
  const page = await context.newPage();
  context.on("page", (other) => other !== page && other.close());
  await page.addInitScript(watchInteractions);
  const cdp = await context.newCDPSession(page);
  const tab = {
    page,
    address,
    home: "",
    isTouch: await page.evaluate(() => navigator.maxTouchPoints > 0),
    throttle: (/** @type {number} */ rate) => cdp.send("Emulation.setCPUThrottlingRate", { rate }),
  };
  await open(tab, []);
  const seen = new Set(known);
  /** @type {(readonly Control[])[]} */
  const queue = [];
  /** @param {readonly Control[]} path */
  const enqueue = async (path) => {
    const controls = (await page.evaluate(findControls, null)).filter(
      ({ component }) => !seen.has(component),
    );
    for (const control of controls) {
      seen.add(control.component);
      if (control.isOfShell) known.add(control.component);
      queue.push([...path, control]);
    }
  };
  await enqueue([]);
  /** @type {Measured[]} */
  const rows = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const interaction = await interactOnPath(tab, path);
    if (!interaction) continue;
    if (getPath(page) === tab.home && path.length < DEPTH) {
      await wait(OPENING);
      await enqueue(path);
    }
    // A single slow interaction may be the machine's.
    const again = interaction.total > GOAL ? await interactOnFreshPage(tab, path) : null;
    rows.push({ path, interaction: again && again.total < interaction.total ? again : interaction });
  }
  await page.close();
  return rows;
}
