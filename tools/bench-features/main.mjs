import { openBrowser } from "../bench/browser/open-browser.mjs";
import { phone } from "../bench/browser/phone.mjs";
import { benchPages } from "../bench/pages.mjs";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { openSite } from "../bench-search/site.mjs";
import { buildStale } from "../build.mjs";
import { featureCost } from "./feature-cost.mjs";
import { features } from "./features.mjs";
import { readPage } from "./page-files.mjs";
import { featuresReport } from "./report.mjs";

await buildStale();
const site = await openSite();
const browser = await openBrowser();
try {
  const blank = await browser.newPage();
  /** @type {Record<string, import("./report.mjs").PageCosts>} */
  const costs = {};
  for (const { name, address } of benchPages) {
    const files = await readPage(browser, phone, site.address + address);
    const wide = await readPage(browser, { viewport: { width: 1440, height: 900 } }, site.address + address);
    costs[name] = {
      rows: [],
      together: await featureCost(blank, files, features),
      togetherWide: await featureCost(blank, wide, features),
    };
    for (const feature of features)
      costs[name].rows.push({ feature: feature.name, cost: await featureCost(blank, files, [feature]) });
  }
  await keepReport("features.md", featuresReport(costs, await machine()));
} finally {
  await browser.close();
  await site.close();
}
