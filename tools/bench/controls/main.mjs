import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildStale } from "../../steps/build-stale.mjs";
import { root } from "../../steps/root.mjs";
import { ToolError } from "../../steps/step.mjs";
import { openBrowser } from "../browser/open-browser.mjs";
import { keepReport } from "../report/keep-report.mjs";
import { machine } from "../report/machine.mjs";
import { openSite } from "../sites/site.mjs";
import { week } from "../week.mjs";
import { measurePage } from "./measure-page.mjs";
import { measureChanges } from "./page-changes.mjs";
import { interactionsReport } from "./report.mjs";

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
  /** @type {import("./report.mjs").MeasuredPage[]} */
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
