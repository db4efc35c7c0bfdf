import { setTimeout as wait } from "node:timers/promises";

/**
 * Times of a page change in milliseconds, prefetched and not.
 *
 * @typedef {{ name: string, prefetched: number, cold: number }} PageChange
 */

/** Longest wait for a page, in milliseconds. */
const LIMIT = 10_000;

/**
 * Links of pages to the next ones.
 *
 * @type {readonly { name: string, page: string, link: string }[]}
 */
const pageChanges = [
  { name: "Results → village", page: "stayslist", link: 'article a[href*="/stays/village/"]' },
  { name: "Results → hotel", page: "stayslist", link: 'article a[href*="/stays/hotel/"]' },
  { name: "Village → cabin", page: "village", link: '[data-group^="cbis:"] a[href*="/stays/village/"]' },
  { name: "Hotel → room", page: "hotel", link: 'main a[href*="/stays/hotel/4001/"]' },
  { name: "Packages → package", page: "packagespage", link: 'main a[href*="/stays/package/detail/"]' },
  { name: "Village → results", page: "village", link: 'header a[href*="/stays"]' },
];

/**
 * Runs in the page: notes the time from the click until a frame with another heading is painted. Nothing is polled: a frame
 * requested each time would cost the page 10 ms of its throttled processor between two steps of React.
 */
function watchChange() {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  const watch = { content: 0 };
  Object.assign(window, { benchChange: watch });
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        const now = heading();
        if (!now || now === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => {
            watch.content = performance.now() - timeStamp;
          };
          painted.port2.postMessage(null);
        });
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/**
 * The time from a click on a link to the heading of its page, in milliseconds.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").Page} page with the link
 * @param {string} link CSS selector
 * @param {boolean} isPrefetched whether the pointer rests on the link before the click, until its page is loaded
 * @returns {Promise<number>} 0 = the page did not come
 */
async function measureChange(page, link, isPrefetched) {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(watchChange);
  if (isPrefetched) {
    await target.hover();
    await wait(300);
    await page.waitForLoadState("networkidle");
    await wait(700);
    // The pointer is there already. Playwright's own click would first test in the page what it hits.
    await page.mouse.down();
    await page.mouse.up();
  } else {
    // A click by script has no pointer before it, so nothing is loaded early.
    await target.evaluate((element) => /** @type {HTMLElement} */ (element).click());
  }
  const readContent = () => Reflect.get(window, "benchChange")?.content ?? 0;
  await page.waitForFunction(readContent, undefined, { timeout: LIMIT }).catch(() => {});
  return page.evaluate(readContent);
}

/**
 * Measures each page change, with and without a prefetch, the better of two.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {(page: string) => string} buildAddress
 * @returns {Promise<readonly PageChange[]>}
 */
export async function measureChanges(browser, buildAddress) {
  const rows = [];
  for (const { name, page: start, link } of pageChanges) {
    const once = async (/** @type {boolean} */ isPrefetched) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(buildAddress(start));
      await page.waitForLoadState("networkidle");
      // The code that prefetches is loaded when the page is idle.
      await wait(500);
      const content = await measureChange(page, link, isPrefetched);
      await page.close();
      return content;
    };
    const prefetched = Math.min(await once(true), await once(true));
    rows.push({ name, prefetched, cold: Math.min(await once(false), await once(false)) });
  }
  return rows;
}
