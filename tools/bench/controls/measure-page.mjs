import { setTimeout as wait } from "node:timers/promises";
import { findControls, interact, watchInteractions } from "./interact.mjs";

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
export const GOAL = 100;

/** @param {Page} page */
const pathOf = (page) => new URL(page.url()).pathname;

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
  await page.waitForFunction(() => performance.getEntriesByName("page-interactive").length > 0);
  await page.waitForLoadState("networkidle");
  // The page has replaced the placeholder in its address by the name of the item.
  tab.home = pathOf(page);
  for (const control of path) await interact(tab, control, 1);
}

/**
 * Uses a control where it is now. If it is gone or covered, the page is opened again first.
 *
 * @param {Tab} tab
 * @param {readonly Control[]} path
 */
async function interactOnPath(tab, path) {
  const control = /** @type {Control} */ (path.at(-1));
  const isElsewhere = pathOf(tab.page) !== tab.home;
  const interaction = isElsewhere ? null : await interact(tab, control, SLOWER);
  if (interaction) return interaction;
  await open(tab, path.slice(0, -1));
  return interact(tab, control, SLOWER);
}

/**
 * The better of two interactions, the second on a fresh page: a single slow one may be the machine's.
 *
 * @param {Tab} tab
 * @param {readonly Control[]} path
 * @param {Interaction} first
 */
async function interactAgain(tab, path, first) {
  await open(tab, path.slice(0, -1));
  const second = await interact(tab, /** @type {Control} */ (path.at(-1)), SLOWER);
  return second && second.total < first.total ? second : first;
}

/**
 * Uses the controls of a page, and those that appear by it. Controls of components in `known` are left out.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").BrowserContext} context
 * @param {string} address
 * @param {Set<string>} known components of header and footer that were used on another page
 * @returns {Promise<readonly Measured[]>}
 */
export async function measurePage(context, address, known) {
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
    if (pathOf(page) === tab.home && path.length < DEPTH) {
      await wait(OPENING);
      await enqueue(path);
    }
    const isSlow = interaction.total > GOAL;
    rows.push({ path, interaction: isSlow ? await interactAgain(tab, path, interaction) : interaction });
  }
  await page.close();
  return rows;
}
