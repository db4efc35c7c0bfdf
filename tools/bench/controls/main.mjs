import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildChanged } from "../../support/build-changed.mjs";
import { root } from "../../support/root.mjs";
import { UsageError } from "../../support/step.mjs";
import { openBrowser, whenInteractive } from "../browser.mjs";
import { week } from "../pages.mjs";
import { keepReport, machine, table } from "../report.mjs";
import { openSite } from "../sites/site.mjs";
import { findControls, openTab } from "./interact.mjs";
import { measureChange, pageChanges } from "./page-changes.mjs";

/** @import { BrowserContext } from "../../../e2e/node_modules/@playwright/test/index.js" */
/** @import { Control, Interaction } from "./interact.mjs" */
/** @typedef {{ page: string, size: string, path: readonly Control[], interaction: Interaction }} Measured */

const TITLE = "Controls and page changes";
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Measures the controls of pages, and the changes from them to other pages. The report of some pages is only printed.
 *
 * @param {{ pages?: readonly string[] | undefined, isWritten: boolean }} order names of pages; undefined = all
 */
export async function benchControls({ pages, isWritten }) {
  /** @type {Readonly<Record<string, string>>} */
  const addresses = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  const all = Object.keys(addresses);
  const names = pages ?? all;
  for (const name of names)
    if (!addresses[name]) throw new UsageError(`There is no page ${name}. There are ${all.join(", ")}.`);
  await buildChanged();
  const site = await openSite();
  const browser = await openBrowser();
  const buildAddress = (/** @type {string} */ page) => `${site.address}/en${addresses[page]}${week}`;
  /** @type {Measured[]} */
  const measured = [];
  const changes = [];
  try {
    for (const change of pageChanges.filter(({ page }) => names.includes(page)))
      changes.push([change.name, ...(await measureChange(browser, buildAddress(change.page), change.link))]);
    for (const [size, options] of Object.entries(WINDOWS)) {
      /** @type {Set<string>} */
      const known = new Set();
      for (const page of names) {
        const context = await browser.newContext(options);
        const rows = await measurePage(context, buildAddress(page), known);
        measured.push(...rows.map((row) => ({ page, size, ...row })));
        await context.close();
        console.log(`${page}, ${size}: ${rows.length} interactions`);
      }
    }
    const setup = `${await machine()} Chromium ${browser.version()}, headless without GPU, processor ÷ 4.`;
    await keepReport(TITLE, writeReport({ measured, changes, setup, names }), isWritten && !pages);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The limit that no control may exceed, in milliseconds. */
const LIMIT = 200;
/** Controls that the table has. */
const SLOWEST = 12;

/**
 * The benchmark as Markdown.
 *
 * @param {object} parts
 * @param {readonly Measured[]} parts.measured
 * @param {readonly (readonly string[])[]} parts.changes rows of page changes
 * @param {string} parts.setup
 * @param {readonly string[]} parts.names pages that were measured
 */
function writeReport({ measured, changes, setup, names }) {
  const counts = names.map((name) => {
    const times = measured.filter(({ page }) => page === name).map(({ interaction }) => interaction.total);
    const over = (/** @type {number} */ limit) => times.filter((time) => time > limit).length;
    return { name, figures: [times.length, over(GOAL), over(LIMIT)] };
  });
  const sum = (/** @type {number} */ index) =>
    counts.reduce((total, { figures }) => total + (figures[index] ?? 0), 0);
  const slowest = measured.map(({ page, size, path, interaction: { total, ...parts } }) => [
    page,
    size,
    path.map(({ role, name }) => `${name} (${role})`).join(" › "),
    `${total}`,
    ...[parts.delay, parts.processing, parts.presentation].map((time) => `${Math.round(time)}`),
  ]);
  return [
    `How long the dozen slowest controls take until the next paint (INP), and page changes. **Setup:** ${setup} Phone 390 × 844 with touch, desktop 1440 × 900 with a mouse. Controls are found by role. Of a component that a page has more than three times, such as the days of a calendar, one is used. What it opens is used too, up to three controls deep. An interaction over ${GOAL} ms is repeated on a fresh page, and the better of the two counts.`,
    `**Result:** ${sum(0)} interactions; ${sum(1)} over ${GOAL} ms, ${sum(2)} over ${LIMIT} ms. By page: ${counts.map(({ name, figures }) => `${name} ${figures.join(", ")}`).join("; ")}.`,
    table(
      ["page", "window", "control", "INP", "input delay", "processing", "presentation"],
      slowest.sort((one, other) => Number(other[3]) - Number(one[3])).slice(0, SLOWEST),
    ),
    "From the click on a link to the heading of its page, on the desktop. *Prefetched*: the pointer rests on the link until its page is loaded. *At once*: nothing is loaded before the click; the server is on the same machine. The goal is 200 ms when prefetched, and 100 ms until the skeleton is in place of the former page.",
    table(["page change", "prefetched", "at once: skeleton", "at once: page"], changes),
  ].join("\n\n");
}

/** CPU throttling rate: how many times slower the processor runs. */
const SLOWER = 4;
/** Most controls to use one after the other, such as Filters, then a facility in the dialog. */
const DEPTH = 3;
/** The goal for each control, in milliseconds. */
const GOAL = 100;

/**
 * Uses the controls of a page, and those that appear by it. Controls of components in `known` are left out.
 *
 * @param {BrowserContext} context
 * @param {string} address
 * @param {Set<string>} known components of header and footer that were used on another page
 * @returns {Promise<readonly Pick<Measured, "path" | "interaction">[]>}
 */
async function measurePage(context, address, known) {
  const page = await context.newPage();
  context.on("page", (other) => other !== page && other.close());
  const { settle, interact } = await openTab(page);
  let home = "";
  const getPath = () => new URL(page.url()).pathname;

  /** Opens the page anew, and what leads to the last control. @param {readonly Control[]} path */
  async function open(path) {
    // An address with another hash alone would not load the page again.
    await page.goto("about:blank");
    await page.goto(address);
    await whenInteractive(page);
    await settle();
    // The page has replaced the placeholder in its address by the name of the item.
    home = getPath();
    for (const control of path.slice(0, -1)) await interact(control, 1);
  }

  /**
   * Brings the last control of a path into reach on the page as it is, by Back, Escape or the controls before it.
   *
   * @param {readonly Control[]} path
   * @returns {Promise<boolean>}
   */
  async function reach(path) {
    if (getPath() !== home) {
      await page.goBack();
      if (getPath() !== home) return false;
      await settle();
    }
    const before = path.slice(0, -1);
    const isThere = async () => (await page.evaluate(findControls, path.at(-1) ?? null)).length > 0;
    for (let dialogs = 0; dialogs < DEPTH; dialogs += 1) {
      if (await isThere()) return true;
      const opener = before.at(-1);
      if (opener) return (await reach(before)) && (await interact(opener, 1)) !== null && isThere();
      await page.keyboard.press("Escape");
      await settle();
    }
    return isThere();
  }

  const seen = new Set(known);
  /** @type {(readonly Control[])[]} */
  const queue = [];
  /** Queues the new controls of the page. @param {readonly Control[]} path what has led to them */
  async function enqueue(path) {
    const controls = await page.evaluate(findControls, null);
    for (const control of controls.filter(({ component }) => !seen.has(component))) {
      seen.add(control.component);
      if (control.isOfShell) known.add(control.component);
      queue.push([...path, control]);
    }
  }

  await open([]);
  await enqueue([]);
  const rows = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const control = /** @type {Control} */ (path.at(-1));
    const interactOnFreshPage = async () => {
      await open(path);
      return interact(control, SLOWER);
    };
    const interaction =
      ((await reach(path)) ? await interact(control, SLOWER) : null) ?? (await interactOnFreshPage());
    if (!interaction) continue;
    if (getPath() === home && path.length < DEPTH) await enqueue(path);
    // A single slow interaction may be the machine's.
    const again = interaction.total > GOAL ? await interactOnFreshPage() : null;
    rows.push({ path, interaction: again && again.total < interaction.total ? again : interaction });
  }
  await page.close();
  return rows;
}
