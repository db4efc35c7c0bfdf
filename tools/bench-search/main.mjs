import { parseArgs } from "node:util";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { week } from "../bench/week.mjs";
import { buildStale } from "../build.mjs";
import { measureBoxes, measureFilters, measureMemory, measureNames, measureScrolls } from "./measure.mjs";
import { measureEmptyMap, measureMaps } from "./measure-map.mjs";
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
      ...Object.assign(
        {},
        ...(await measureScrolls(browser, address)).map((seen) => rows(`${seen.cards} cards`, seen)),
      ),
      ...rows("boxes", await measureBoxes(browser)),
    });
  if (values.map)
    console.table({
      ...Object.fromEntries(
        (await measureMaps(browser, address)).map(({ stays, frames }) => [`${stays} stays`, frames]),
      ),
      empty: await measureEmptyMap(browser, site.address),
    });
  if (!values.scroll && !values.map) {
    const scrolls = await measureScrolls(browser, address);
    const names = await measureNames(browser, address);
    const boxes = await measureBoxes(browser);
    const memory = await measureMemory(browser, address);
    const filters = await measureFilters(browser, address);
    const maps = await measureMaps(browser, address);
    const emptyMap = await measureEmptyMap(browser, site.address);
    const seen = {
      scrolls,
      names,
      boxes,
      memory,
      filters,
      maps,
      emptyMap,
      browser: `Chromium ${browser.version()}`,
    };
    await keepReport("search.md", searchReport(seen));
  }
} finally {
  await browser.close();
  await site.close();
}
