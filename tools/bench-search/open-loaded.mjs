import { bringMany, letGo } from "./many-stays.mjs";

/** CPU throttling rate: how many times slower the processor runs. */
const SLOWER = 4;
/** Stays on the first page of results. */
const FIRST_PAGE = 24;

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp */
export const slow = (cdp, rate = SLOWER) => cdp.send("Emulation.setCPUThrottlingRate", { rate });

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page */
const cards = (page) => page.getByRole("list", { name: "Results" }).getByRole("article");

/**
 * Opens a page of results and loads so many stays.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 * @param {number} total
 */
export async function openLoaded(browser, address, total) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bringMany(page, total, FIRST_PAGE);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await page.goto(address);
  await cards(page)
    .nth(FIRST_PAGE - 1)
    .waitFor({ state: "attached" });
  if (total > FIRST_PAGE)
    await page.getByRole("button", { name: "Load more stays" }).scrollIntoViewIfNeeded();
  await page.waitForFunction((count) => document.querySelectorAll("article").length >= count, total, {
    timeout: 120_000,
  });
  await letGo(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(2000);
  return { page, cdp };
}
