import { longestInteraction, watchInteractions } from "../bench-search/interactions.mjs";

/** CPU throttling rate: how many times slower the processor runs. */
const SLOWER = 4;

/** @typedef {import("../../e2e/node_modules/@playwright/test/index.js").Locator} Locator */

/**
 * Measures a visit from the results to a village, one of its cabins and its calendar. Each row is the time
 * from a click to the next paint.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address of the results
 * @param {{ width: number, height: number }} viewport
 */
export async function measureProperty(browser, address, viewport) {
  const page = await browser.newPage({ viewport });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await watchInteractions(page);
  /** @type {{ name: string, milliseconds: number }[]} */
  const rows = [];
  /**
   * @param {string} name
   * @param {Locator} target
   */
  async function click(name, target) {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await longestInteraction(page);
    await target.click();
    rows.push({ name, milliseconds: await longestInteraction(page) });
    await page.waitForLoadState("networkidle");
  }
  const village = page.locator('article a[href*="/stays/village/"]').first();
  await click("Results → village", village);
  const cabin = page.locator('[data-group^="cbis:"] a[href*="/stays/village/"]').first();
  await click("Village → cabin", cabin);
  const bar = page.getByRole("button", { name: "Check availability" });
  const isSheet = await bar.isVisible();
  if (isSheet) await click("Opening the bottom sheet with the calendar", bar);
  const form = isSheet
    ? page.getByRole("dialog")
    : page.getByRole("complementary", { name: "Find availability" });
  await click("Calendar, next month", form.getByRole("button", { name: "Next month" }));
  await click("Calendar, next month again", form.getByRole("button", { name: "Next month" }));
  await click("Calendar, Arrival", form.getByRole("button", { name: "Arrival" }));
  await click("Calendar, a day", form.getByRole("button", { name: /, from / }).nth(3));
  await click("Guests", form.getByRole("button", { name: "Guests" }));
  await page.close();
  return rows;
}
