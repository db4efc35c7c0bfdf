import { parseArgs } from "node:util";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { week } from "../bench/week.mjs";
import { buildStale } from "../build.mjs";
import { measureBoxes, measureFilters, measureMap, measureMemory, measureScroll } from "./measure.mjs";
import { searchReport } from "./report.mjs";
import { openSite } from "./site.mjs";

const { values } = parseArgs({ options: { scroll: { type: "boolean", default: false } } });

await buildStale();
const site = await openSite();
const browser = await openBrowser();
try {
  const address = `${site.address}/en/stays${week}`;
  const scroll = await measureScroll(browser, address);
  const boxes = await measureBoxes(browser);
  console.table({ scroll, boxes });
  if (!values.scroll) {
    const memory = await measureMemory(browser, address);
    const filters = await measureFilters(browser, address);
    const map = await measureMap(browser, address);
    const seen = { scroll, boxes, memory, filters, map, browser: `Chromium ${browser.version()}` };
    await keepReport("search.md", searchReport(seen));
  }
} finally {
  await browser.close();
  await site.close();
}
