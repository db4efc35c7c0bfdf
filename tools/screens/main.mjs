import { mkdir } from "node:fs/promises";
import path from "node:path";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { openSite } from "../bench/sites/site.mjs";
import { buildStale } from "../build.mjs";
import { root } from "../steps/root.mjs";
import { writeContactSheet } from "./contact-sheet.mjs";
import { drawFeatures } from "./feature-screens.mjs";
import { drawResults } from "./result-screens.mjs";

await buildStale();
const folder = path.join(root, "docs/screens");
await mkdir(folder, { recursive: true });
const site = await openSite();
const browser = await openBrowser();
try {
  for (const draw of [drawResults, drawFeatures])
    for await (const { name, rows } of draw(browser, site.address)) {
      const file = path.join(folder, `${name}.jpg`);
      await writeContactSheet(browser, rows, file);
      console.log(path.relative(root, file));
    }
} finally {
  await browser.close();
  await site.close();
}
