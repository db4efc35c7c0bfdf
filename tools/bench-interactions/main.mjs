import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { openSite } from "../bench/sites/site.mjs";
import { week } from "../bench/week.mjs";
import { buildStale } from "../steps/build-stale.mjs";
import { root } from "../steps/root.mjs";
import { ToolError } from "../steps/step.mjs";
import { measurePage } from "./measure-page.mjs";
import { measureChanges } from "./page-changes.mjs";
import { interactionsReport } from "./report.mjs";

/** Rows of the pages that were measured, so that one page can be measured again. */
const ROWS = path.join(root, ".data/bench-interactions");
const CHANGES = path.join(root, ".data/bench-page-changes.json");
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const { values } = parseArgs({
  options: { page: { type: "string" }, window: { type: "string" }, changes: { type: "boolean" } },
});
/** @type {Readonly<Record<string, string>>} */
const addresses = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
const only = values.page ? [values.page] : Object.keys(addresses);
const names = values.changes ? [] : only;
for (const name of names) if (!addresses[name]) throw new ToolError(`✗ There is no page ${name}.`);

await buildStale();
await mkdir(ROWS, { recursive: true });
const site = await openSite();
const browser = await openBrowser();
try {
  if (!values.page) {
    const rows = await measureChanges(browser, (page) => `${site.address}/en${addresses[page]}${week}`);
    await writeFile(CHANGES, JSON.stringify(rows));
  }
  for (const [size, options] of Object.entries(WINDOWS)) {
    if (values.window && values.window !== size) continue;
    const known = new Set();
    for (const page of names) {
      const context = await browser.newContext(options);
      const rows = await measurePage(context, `${site.address}/en${addresses[page]}${week}`, known);
      await context.close();
      await writeFile(path.join(ROWS, `${page}-${size}.json`), JSON.stringify({ page, size, rows }));
    }
  }
} finally {
  await browser.close();
  await site.close();
}
const files = await readdir(ROWS);
const measured = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(path.join(ROWS, file), "utf8"))),
);
const changes = JSON.parse(await readFile(CHANGES, "utf8").catch(() => "[]"));
const setup = `${await machine()} Chromium ${browser.version()}, headless without GPU, processor ÷ 4.`;
await keepReport("interactions.md", interactionsReport(measured, changes, setup));
