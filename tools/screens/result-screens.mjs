import { resultStates } from "./result-states.mjs";
import { settle, WIDTHS } from "./screenshots.mjs";

const VARIANT_NAMES = ["Tiles", "List", "Standard", "Compact"];
const HEIGHT = 900;

/**
 * Draws the results in each state and variant at each width.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} site its address
 * @returns {AsyncGenerator<import("./contact-sheet.mjs").ContactSheet>}
 */
export async function* drawResults(browser, site) {
  for (const { name, address, bring } of resultStates) {
    const rows = [];
    for (const variant of VARIANT_NAMES) {
      // Set the state up in a wide window, where the list can be sorted. Then narrow the window.
      const page = await browser.newPage({ viewport: { width: Math.max(...WIDTHS), height: HEIGHT } });
      await page.goto(site + address);
      await page.getByRole("radio", { name: variant }).check();
      await bring(page);
      const pictures = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await settle(page);
        pictures.push(await page.screenshot());
      }
      await page.close();
      rows.push({ title: variant, pictures });
    }
    yield { name: `results-${name}`, rows };
  }
}
