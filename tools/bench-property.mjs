// npm run bench:property: page change and calendar of the property pages at a quarter of the processor.
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { measureProperty } from "./bench-property/measure.mjs";
import { propertyReport } from "./bench-property/report.mjs";
import { openSite } from "./bench-search/site.mjs";
import { findChromium } from "./steps/chromium.mjs";
import { root } from "./steps/root.mjs";

const library = "@playwright/test";
const { chromium } = createRequire(path.join(root, "e2e/package.json"))(library);
const DAY = 86_400_000;
/** @param {number} fromToday */
const day = (fromToday) => new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);
const QUERY = `?start=${day(77)}&end=${day(84)}&rooms=1&gc-1-adults=2`;
const WINDOWS = { "390 × 844": { width: 390, height: 844 }, "1440 × 900": { width: 1440, height: 900 } };

const site = await openSite();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  /** @type {Record<string, Awaited<ReturnType<typeof measureProperty>>>} */
  const seen = {};
  for (const [name, viewport] of Object.entries(WINDOWS))
    seen[name] = await measureProperty(browser, `${site.address}/en/stays${QUERY}`, viewport);
  const report = propertyReport(seen, `Chromium ${browser.version()}`);
  const file = path.join(root, "docs/benchmarks/property.md");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, report);
  console.log(report);
} finally {
  await browser.close();
  await site.close();
}
