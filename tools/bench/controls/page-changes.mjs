import { setTimeout as wait } from "node:timers/promises";
import { openTab } from "./interact.mjs";

/** @import { Browser } from "../../../e2e/node_modules/@playwright/test/index.js" */

/** Links of pages to the next ones. */
export const pageChanges = [
  { name: "Results → village", page: "stayslist", link: 'article a[href*="/stays/village/"]' },
  { name: "Results → hotel", page: "stayslist", link: 'article a[href*="/stays/hotel/"]' },
  { name: "Village → cabin", page: "village", link: '[data-group^="cbis:"] a[href*="/stays/village/"]' },
  { name: "Hotel → room", page: "hotel", link: 'main a[href*="/stays/hotel/4001/"]' },
  { name: "Packages → package", page: "packagespage", link: 'main a[href*="/stays/package/detail/"]' },
  { name: "Village → results", page: "village", link: 'header a[href*="/stays"]' },
];

/**
 * Runs in the page: notes the times from the click until a frame without the former heading is painted, which is the next
 * page or its skeleton, and until one with the next heading. Nothing is polled: a frame requested each time would cost the
 * page 10 ms of its throttled processor between two steps of React.
 */
function watchChange() {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  addEventListener(
    "click",
    ({ timeStamp }) => {
      /** @type {{ left?: number, arrived?: number }} */
      const change = {};
      const note = (/** @type {"left" | "arrived"} */ moment) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            change[moment] ??= performance.now() - timeStamp;
            if (moment === "arrived") Object.assign(window, { benchChange: change });
          }),
        );
      const observer = new MutationObserver(() => {
        const now = heading();
        if (now === before) return;
        note("left");
        if (!now) return;
        observer.disconnect();
        note("arrived");
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** Longest wait for a page, in milliseconds. */
const LIMIT = 10_000;
/** Time after which a pointer that rests on a link starts the prefetch, and more, in milliseconds. */
const INTENT = 300;

/**
 * The times from a click on a link as texts, each the better of two: to the heading of its page with a pointer that rests on
 * the link until the page is loaded, and at once; and at once until the page or its skeleton is shown.
 *
 * @param {Browser} browser
 * @param {string} address of the page with the link
 * @param {string} link CSS selector
 */
export async function measureChange(browser, address, link) {
  const once = async (/** @type {boolean} */ isPrefetched) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { settle } = await openTab(page);
    await page.goto(address);
    // The code that prefetches is loaded when the page is idle.
    await settle();
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(watchChange);
    if (isPrefetched) {
      await target.hover();
      await wait(INTENT);
      await settle();
      // The pointer is there already. Playwright's own click would first test in the page what it hits.
      await page.mouse.down();
      await page.mouse.up();
    } else {
      // A click by script has no pointer before it, so nothing is loaded early.
      await target.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    }
    const time = await page.waitForFunction(() => Reflect.get(window, "benchChange"), undefined, {
      timeout: LIMIT,
    });
    /** @type {{ left: number, arrived: number }} */
    const change = await time.jsonValue();
    await page.close();
    return change;
  };
  const [resting, again] = [await once(true), await once(true)];
  const [atOnce, atOnceAgain] = [await once(false), await once(false)];
  const better = (/** @type {number} */ one, /** @type {number} */ other) =>
    `${Math.round(Math.min(one, other))} ms`;
  return [
    better(resting.arrived, again.arrived),
    better(atOnce.left, atOnceAgain.left),
    better(atOnce.arrived, atOnceAgain.arrived),
  ];
}
