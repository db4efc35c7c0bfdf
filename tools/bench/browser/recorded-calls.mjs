import { phone } from "./phone.mjs";
import { INTERACTIVE } from "./watch-page.mjs";

/**
 * Records the Galaxy calls of a page until it is interactive, so that a custom document can prefetch them. It
 * opens the page as a phone, because prefetching calls that only a wide screen makes would be useless.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address of a page that the browser renders
 * @returns {Promise<readonly string[]>} paths with query string
 */
export async function recordCalls(browser, address) {
  const page = await browser.newPage(phone);
  /** @type {string[]} */
  const calls = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.includes("/api/galaxy/")) calls.push(pathname + search);
  });
  await page.goto(address);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, INTERACTIVE);
  // The basket belongs to one visitor, so it is requested once the page is loaded.
  const ofPage = calls.filter((call) => !call.includes("basket"));
  await page.close();
  return [...new Set(ofPage)];
}
