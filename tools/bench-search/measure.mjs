import { framesSeen, watchFrames } from "./frames.mjs";
import { longestInteraction, watchInteractions } from "./interactions.mjs";
import { bringMany, letGo } from "./many-stays.mjs";

/** How much slower the processor is made. */
const SLOWER = 4;
const CARDS = 1000;
const PINS = 10_000;
/** Drags of the map, each with its end. */
const DRAGS = 5;
/** Results of the first page. */
const FIRST_PAGE = 24;
const MEGABYTE = 1024 * 1024;

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page */
const cards = (page) => page.getByRole("list", { name: "Results" }).getByRole("article");

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").CDPSession} cdp */
async function heapOf(cdp) {
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { megabytes: of("JSHeapUsedSize") / MEGABYTE, nodes: of("Nodes") };
}

const nothing = async () => ({ megabytes: 0, nodes: 0 });

/**
 * A page of results with so many stays loaded.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 * @param {number} total
 * @param {(cdp: import("../../e2e/node_modules/@playwright/test/index.js").CDPSession) => Promise<{ megabytes: number, nodes: number }>} look
 *   at the page of the first stays
 */
async function openLoaded(browser, address, total, look = nothing) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bringMany(page, total, FIRST_PAGE);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await page.goto(address);
  await cards(page)
    .nth(FIRST_PAGE - 1)
    .waitFor({ state: "attached" });
  const before = await look(cdp);
  await page.getByRole("button", { name: "Load more stays" }).scrollIntoViewIfNeeded();
  await page.waitForFunction((count) => document.querySelectorAll("article").length >= count, total, {
    timeout: 120_000,
  });
  await letGo(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(2000);
  const slow = () => cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { page, cdp, before, slow };
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
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await watchFrames(page);
  await scrollDown(cdp);
  return framesSeen(page);
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
 * 1,000 cards: presses of filters, each until its next paint.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureFilters(browser, address) {
  const { page, slow } = await openLoaded(browser, address, CARDS);
  await slow();
  await watchInteractions(page);
  /**
   * @param {string} name
   * @param {import("../../e2e/node_modules/@playwright/test/index.js").Locator} target
   */
  const press = async (name, target) => {
    await target.click();
    return { name, milliseconds: await longestInteraction(page) };
  };
  // By attribute: finding names among a thousand cards would itself keep the slowed page busy.
  const dialog = page.locator("[role=dialog]");
  /** @param {string} name */
  const labelled = (name) => page.locator(`button[aria-label="${name}"]`);
  const rows = [
    await press("Sauna, a facility in the bar", page.locator("button[aria-pressed]", { hasText: "Sauna" })),
    await press("More Beds, a number in the bar", labelled("More Beds")),
    await press(
      "Filters, opens the dialog",
      page.locator("button[aria-haspopup=dialog]", { hasText: "Filters" }),
    ),
    await press("Wi-Fi, a facility in the dialog", dialog.getByRole("checkbox", { name: "Wi-Fi" })),
    await press("Show stays, closes the dialog", dialog.getByRole("button", { name: /^Show/ })),
  ];
  await page.close();
  return rows;
}

/**
 * 10,000 pins: the map is dragged to and fro, and let go each time.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 */
export async function measureMap(browser, address) {
  const { page, slow } = await openLoaded(browser, address, PINS);
  const map = page.getByRole("region", { name: "Map" });
  await map.waitFor();
  await page.waitForTimeout(2000);
  const box = await map.boundingBox();
  if (!box) throw new Error("The map is not in sight.");
  const pins = await map.getByRole("button").count();
  await slow();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await watchFrames(page);
  for (let drag = 0; drag < DRAGS; drag += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.move(x + 160 * Math.sin((step + 40 * drag) / 18), y + 120 * Math.sin(step / 26));
      await page.waitForTimeout(8);
    }
    // The pins that come into sight are drawn now.
    await page.mouse.up();
    await page.waitForTimeout(250);
  }
  const frames = await framesSeen(page);
  await page.close();
  return { frames, pins };
}
