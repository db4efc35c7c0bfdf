// npm run bench:search: scroll, map and filters of the results at a quarter of the processor; with --scroll the
// scrolling alone, told and not written down.
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { measureFilters, measureMap, measureMemory, measureScroll } from "./bench-search/measure.mjs";
import { searchReport } from "./bench-search/report.mjs";
import { openSite } from "./bench-search/site.mjs";
import { findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/root.mjs";

const library = "@playwright/test";
const { chromium } = createRequire(path.join(root, "e2e/package.json"))(library);
const DAY = 86_400_000;
/** @param {number} fromToday */
const day = (fromToday) => new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);
const QUERY = `?start=${day(77)}&end=${day(84)}&rooms=1&gc-1-adults=2`;

const { values } = parseArgs({ options: { scroll: { type: "boolean", default: false } } });
const site = await openSite();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const address = `${site.address}/en/stays${QUERY}`;
  const scroll = await measureScroll(browser, address);
  console.log(scroll);
  if (!values.scroll) {
    const memory = await measureMemory(browser, address);
    const filters = await measureFilters(browser, address);
    const map = await measureMap(browser, address);
    const report = searchReport({ scroll, memory, filters, map, browser: `Chromium ${browser.version()}` });
    const file = path.join(root, "docs/benchmarks/search.md");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, report);
    console.log(report);
  }
} finally {
  await browser.close();
  await site.close();
}
