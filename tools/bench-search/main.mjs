import { parseArgs } from "node:util";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { week } from "../bench/week.mjs";
import { buildStale } from "../build.mjs";
import { measureBoxes, measureFilters, measureMemory, measureNames, measureScroll } from "./measure.mjs";
import { measureEmptyMap, measureMap } from "./measure-map.mjs";
import { searchReport } from "./report.mjs";
import { openSite } from "./site.mjs";

const { values } = parseArgs({
  options: { scroll: { type: "boolean", default: false }, map: { type: "boolean", default: false } },
});

await buildStale();
const site = await openSite();
const browser = await openBrowser();
try {
  const address = `${site.address}/en/stays${week}`;
  /**
   * @param {string} name
   * @param {Awaited<ReturnType<typeof measureBoxes>>} seen
   */
  const rows = (name, { screen, page }) => ({ [`${name}, screen`]: screen, [`${name}, page`]: page });
  if (values.scroll)
    console.table({
      ...rows("cards", await measureScroll(browser, address)),
      ...rows("boxes", await measureBoxes(browser)),
    });
  if (values.map)
    console.table({
      map: (await measureMap(browser, address)).frames,
      empty: await measureEmptyMap(browser, site.address),
    });
  if (!values.scroll && !values.map) {
    const scroll = await measureScroll(browser, address);
    const names = await measureNames(browser, address);
    const boxes = await measureBoxes(browser);
    const memory = await measureMemory(browser, address);
    const filters = await measureFilters(browser, address);
    const map = await measureMap(browser, address);
    const emptyMap = await measureEmptyMap(browser, site.address);
    const seen = {
      scroll,
      names,
      boxes,
      memory,
      filters,
      map,
      emptyMap,
      browser: `Chromium ${browser.version()}`,
    };
    await keepReport("search.md", searchReport(seen));
  }
} finally {
  await browser.close();
  await site.close();
}
