import { framesWhile } from "./frames.mjs";
import { longestInteraction, watchInteractions } from "./interactions.mjs";
import { openLoaded, slow } from "./open-loaded.mjs";

const CARDS = 1000;
/** Cards of the scrolls: the first page, and more. */
const SIZES = [24, 100, CARDS];
const MEGABYTE = 1024 * 1024;

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp */
export async function heapOf(cdp) {
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
 * Scrolls a page down with the processor at a quarter of its speed.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp
 */
async function framesOfScroll(page, cdp) {
  await slow(cdp);
  return framesWhile(page, () => scrollDown(cdp));
}

/**
 * Measures a scroll over 24, 100 and 1,000 cards at reading speed. An unmeasured scroll on a separate page comes
 * first, because the mock scales each picture on its first request. That uses the same processor, which never
 * happens on a visitor's device.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureScrolls(browser, address) {
  const rehearsal = await openLoaded(browser, address, CARDS);
  await scrollDown(rehearsal.cdp);
  await rehearsal.page.close();
  const scrolls = [];
  for (const cards of SIZES) {
    const { page, cdp } = await openLoaded(browser, address, cards);
    scrolls.push({ cards, ...(await framesOfScroll(page, cdp)) });
    await page.close();
  }
  return scrolls;
}

/**
 * Counts the frames of the same scroll that showed only the name of a card, because the card was not laid out
 * yet. It uses a separate page, because checking each frame takes time.
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
    const isName = (top) => document.elementFromPoint(innerWidth / 3, top)?.closest("[data-far]") != null;
    const poll = () => {
      watch.frames += 1;
      // Four points down the window, at most half the height of a card apart.
      if ([0.2, 0.4, 0.6, 0.8].some((share) => isName(share * innerHeight))) watch.names += 1;
      requestAnimationFrame(poll);
    };
    requestAnimationFrame(poll);
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
 * Measures the same scroll over 1,000 boxes of one colour without scripts, pictures or text, as the baseline
 * of the machine.
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
 * Measures the memory of 24, 100 and 1,000 cards, and of the last after a scroll to the end. It uses separate
 * pages, because the measurement discards compiled code.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureMemory(browser, address) {
  const sizes = [];
  for (const cards of SIZES) {
    const { page, cdp } = await openLoaded(browser, address, cards);
    sizes.push({ name: `${cards} cards`, ...(await heapOf(cdp)) });
    if (cards === CARDS) {
      await scrollDown(cdp);
      sizes.push({ name: `${cards} cards after scrolling to the end`, ...(await heapOf(cdp)) });
    }
    await page.close();
  }
  return sizes;
}

/**
 * Measures clicks on filters with 1,000 cards, each until its next paint.
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
  // Find by attribute: a search for names among a thousand cards would itself keep the throttled page busy.
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
