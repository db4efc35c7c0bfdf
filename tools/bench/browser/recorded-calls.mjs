import { phone } from "./phone.mjs";
import { INTERACTIVE } from "./watch-page.mjs";

/**
 * What a page asks Galaxy for until it is interactive: a document that is made for it can ask beforehand. Seen as a phone:
 * what only a wide screen asks for would be asked for in vain.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address of a page that the browser renders
 * @returns {Promise<readonly string[]>} paths with query
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
  // The basket is one visitor's: it is asked for once the page is there.
  const ofPage = calls.filter((call) => !call.includes("basket"));
  await page.close();
  return [...new Set(ofPage)];
}
