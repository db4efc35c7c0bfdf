import { openBrowser } from "../bench/browser/open-browser.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { week } from "../bench/week.mjs";
import { openSite } from "../bench-search/site.mjs";
import { buildStale } from "../build.mjs";
import { measureProperty } from "./measure.mjs";
import { propertyReport } from "./report.mjs";

const WINDOWS = { "390 × 844": { width: 390, height: 844 }, "1440 × 900": { width: 1440, height: 900 } };

await buildStale();
const site = await openSite();
const browser = await openBrowser();
try {
  /** @type {Record<string, Awaited<ReturnType<typeof measureProperty>>>} */
  const seen = {};
  for (const [name, viewport] of Object.entries(WINDOWS))
    seen[name] = await measureProperty(browser, `${site.address}/en/stays${week}`, viewport);
  await keepReport("property.md", propertyReport(seen, `Chromium ${browser.version()}`));
} finally {
  await browser.close();
  await site.close();
}
