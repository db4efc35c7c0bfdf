import { mkdir } from "node:fs/promises";
import path from "node:path";
import { openBrowser } from "../bench/browser/open-browser.mjs";
import { openSite } from "../bench/sites/site.mjs";
import { buildStale } from "../build.mjs";
import { root } from "../steps/root.mjs";
import { writeContactSheet } from "./contact-sheet.mjs";
import { resultStates } from "./result-states.mjs";

const WIDTHS = [390, 768, 1440];
const VARIANT_NAMES = ["Tiles", "List", "Standard", "Compact"];
const HEIGHT = 900;

/** Runs in the page: whether every picture in the viewport is loaded and decoded. */
const settled = async () => {
  const inWindow = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.allSettled(inWindow.map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

await buildStale();
const folder = path.join(root, "docs/screens");
await mkdir(folder, { recursive: true });
const site = await openSite();
const browser = await openBrowser();
try {
  for (const { name, address, bring } of resultStates) {
    const rows = [];
    for (const variant of VARIANT_NAMES) {
      // Set the state up in a wide window, where the list can be sorted. Then narrow the window.
      const page = await browser.newPage({ viewport: { width: Math.max(...WIDTHS), height: HEIGHT } });
      await page.goto(`${site.address}${address}`);
      await page.getByRole("radio", { name: variant }).check();
      await bring(page);
      const pictures = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.evaluate(settled);
        pictures.push(await page.screenshot());
      }
      await page.close();
      rows.push({ title: variant, pictures });
    }
    const file = path.join(folder, `results-${name}.jpg`);
    await writeContactSheet(browser, rows, file);
    console.log(path.relative(root, file));
  }
} finally {
  await browser.close();
  await site.close();
}
