import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../steps/root.mjs";
import { pageFramesWhile } from "./frames.mjs";
import { heapOf } from "./measure.mjs";
import { openLoaded, slow } from "./open-loaded.mjs";

const SIZES = [100, 1000, 10_000];
/** Drags of the map, each with its release. */
const DRAGS = 5;

/**
 * Drags a map back and forth with the processor at a quarter of its speed, and releases it after each drag.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Locator} map
 */
async function framesOfDrags(page, map) {
  const box = await map.boundingBox();
  if (!box) throw new Error("The map is not in the viewport.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Hover first: the map becomes a compositor layer.
  await page.mouse.move(x, y);
  await page.waitForTimeout(2000);
  await slow(await page.context().newCDPSession(page));
  return pageFramesWhile(page, async () => {
    for (let drag = 0; drag < DRAGS; drag += 1) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.move(x + 160 * Math.sin((step + 40 * drag) / 18), y + 120 * Math.sin(step / 26));
        await page.waitForTimeout(8);
      }
      // Pins that entered the viewport render now.
      await page.mouse.up();
      await page.waitForTimeout(250);
    }
  });
}

/**
 * Measures the map beside 100, 1,000 and 10,000 stays.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureMaps(browser, address) {
  const maps = [];
  for (const stays of SIZES) {
    const { page, cdp } = await openLoaded(browser, address, stays);
    const map = page.getByRole("region", { name: "Map" });
    await map.waitFor();
    const pins = await map.getByRole("button").count();
    const frames = await framesOfDrags(page, map);
    await slow(cdp, 1);
    maps.push({ stays, pins, frames, ...(await heapOf(cdp)) });
    await page.close();
  }
  return maps;
}

/**
 * Measures an empty map with the same tiles on an otherwise empty page, as the baseline of the machine.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} site
 */
export async function measureEmptyMap(browser, site) {
  const files = createRequire(path.join(root, "shared/map/package.json"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const box = "position: absolute; inset: 61px 0 0 900px";
  await page.setContent(`<!doctype html><div role="region" aria-label="Map" style="${box}"></div>`);
  await page.addStyleTag({ path: files.resolve("leaflet/dist/leaflet.css") });
  await page.addScriptTag({ path: files.resolve("leaflet/dist/leaflet.js") });
  await page.evaluate((tiles) => {
    const L = Reflect.get(window, "L");
    const region = /** @type {HTMLElement} */ (document.querySelector("[role=region]"));
    L.map(region, { center: [61.8, 13.2], zoom: 8, zoomControl: false, attributionControl: false }).addLayer(
      L.tileLayer(tiles),
    );
  }, `${site}/tiles/{z}/{x}/{y}.png`);
  const region = page.getByRole("region", { name: "Map" });
  // A map without tiles would be faster than any real one.
  await region.locator(".leaflet-tile-loaded").first().waitFor();
  const frames = await framesOfDrags(page, region);
  await page.close();
  return frames;
}
