import { framesWhile } from "./frames.mjs";
import { longestInteraction, watchInteractions } from "./interactions.mjs";
import { openLoaded, slow } from "./open-loaded.mjs";

const CARDS = 1000;
const MEGABYTE = 1024 * 1024;

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp */
async function heapOf(cdp) {
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { megabytes: of("JSHeapUsedSize") / MEGABYTE, nodes: of("Nodes") };
}

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp */
const scrollDown = (cdp) =>
  cdp.send("Input.synthesizeScrollGesture", { x: 400, y: 600, yDistance: -20_000, speed: 2500 });

/**
 * Scrolls a page down at a quarter of the processor.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp
 */
async function framesOfScroll(page, cdp) {
  await slow(cdp);
  return framesWhile(page, () => scrollDown(cdp));
}

/**
 * 1,000 cards, scrolled down at a reader's speed. Once before, unwatched, on a page of its own: the stand-in draws a
 * picture when it is first asked for it, on the processor that the page has, which no visitor's device does.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureScroll(browser, address) {
  const rehearsal = await openLoaded(browser, address, CARDS);
  await scrollDown(rehearsal.cdp);
  await rehearsal.page.close();
  const { page, cdp } = await openLoaded(browser, address, CARDS);
  const frames = await framesOfScroll(page, cdp);
  await page.close();
  return frames;
}

/**
 * How many frames of the same scroll showed a card of the window as its name only, because it was not laid out yet. On a
 * page of its own: looking takes time.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureNames(browser, address) {
  const { page, cdp } = await openLoaded(browser, address, CARDS);
  await slow(cdp);
  await page.evaluate(() => {
    const watch = { frames: 0, names: 0 };
    Object.assign(window, { benchNames: watch });
    /** @param {number} top */
    const isName = (top) => {
      const item = document.elementFromPoint(innerWidth / 3, top)?.closest("[data-drawn]");
      return item?.matches("[data-drawn=names], [data-drawn=ready]");
    };
    const look = () => {
      watch.frames += 1;
      // Four points down the window, no farther from each other than half a card is high.
      if ([0.2, 0.4, 0.6, 0.8].some((share) => isName(share * innerHeight))) watch.names += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await scrollDown(cdp);
  const seen = await page.evaluate(() => {
    /** @type {{ frames: number, names: number }} */
    const watch = Reflect.get(window, "benchNames");
    return { ...watch };
  });
  await page.close();
  return seen;
}

/**
 * What the machine itself makes of such a scroll: 1,000 boxes of one colour, without any script, picture or word.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 */
export async function measureBoxes(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const box = '<div style="height: 420px; margin: 20px; border-radius: 12px; background: #ccc"></div>';
  await page.setContent(`<!doctype html>${box.repeat(CARDS)}`);
  const frames = await framesOfScroll(page, await page.context().newCDPSession(page));
  await page.close();
  return frames;
}

/**
 * The memory that 1,000 cards take. On a page of its own: looking for it throws compiled code away.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureMemory(browser, address) {
  const { page, cdp, before } = await openLoaded(browser, address, CARDS, heapOf);
  const after = await heapOf(cdp);
  await scrollDown(cdp);
  const scrolled = await heapOf(cdp);
  await page.close();
  return { before, after, scrolled };
}

/**
 * 1,000 cards: clicks on filters, each until its next paint.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureFilters(browser, address) {
  const { page, cdp } = await openLoaded(browser, address, CARDS);
  await slow(cdp);
  await watchInteractions(page);
  /**
   * @param {string} name
   * @param {import("../../e2e/node_modules/@playwright/test/index.js").Locator} target
   */
  const click = async (name, target) => {
    await target.click();
    return { name, milliseconds: await longestInteraction(page) };
  };
  // By attribute: finding names among a thousand cards would itself keep the slowed page busy.
  const dialog = page.locator("[role=dialog]");
  /** @param {string} name */
  const labelled = (name) => page.locator(`button[aria-label="${name}"]`);
  const rows = [
    await click("Sauna, a facility in the bar", page.locator("button[aria-pressed]", { hasText: "Sauna" })),
    await click("More Beds, a number in the bar", labelled("More Beds")),
    await click(
      "Filters, opens the dialog",
      page.locator("button[aria-haspopup=dialog]", { hasText: "Filters" }),
    ),
    await click("Wi-Fi, a facility in the dialog", dialog.getByRole("checkbox", { name: "Wi-Fi" })),
    await click("Show stays, closes the dialog", dialog.getByRole("button", { name: /^Show/ })),
  ];
  await page.close();
  return rows;
}
