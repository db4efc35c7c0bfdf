import { framesOf } from "./intervals.mjs";

/** What the browser's compositor calls a picture that it draws for the screen. */
const DRAWN = "DirectRenderer::DrawFrame";

/**
 * Writes down the frames of the page's own thread, until asked for them.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 */
async function watchPage(page) {
  await page.evaluate(() => {
    const watch = { intervals: /** @type {number[]} */ ([]), long: 0, isOn: true };
    Object.assign(window, { benchWatch: watch });
    let last = performance.now();
    /** @param {number} now */
    const next = (now) => {
      watch.intervals.push(now - last);
      last = now;
      if (watch.isOn) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    new PerformanceObserver((list) => {
      watch.long += list.getEntries().length;
    }).observe({ type: "long-animation-frame" });
  });
}

/** @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page */
const pageSeen = (page) =>
  page.evaluate(() => {
    /** @type {{ intervals: number[], long: number, isOn: boolean }} */
    const watch = Reflect.get(window, "benchWatch");
    watch.isOn = false;
    return { intervals: watch.intervals.slice(1), long: watch.long };
  });

/** @param {Buffer} trace */
function screenIntervals(trace) {
  /** @type {{ traceEvents: { name: string, ph: string, ts: number }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const drawn = traceEvents
    .filter(({ name, ph }) => name === DRAWN && ph === "X")
    .map(({ ts }) => ts / 1000)
    .sort((one, other) => one - other);
  // The first one may have been drawn before anything moved.
  return drawn.slice(2).map((time, index) => time - (drawn[index + 1] ?? time));
}

/**
 * Frames as the page's own thread takes part in them, while something moves: a map moves by it. `long` of them the
 * browser calls long animation frames, over 50 ms.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @param {() => Promise<unknown>} move
 */
export async function pageFramesWhile(page, move) {
  await watchPage(page);
  await move();
  const { intervals, long } = await pageSeen(page);
  return { ...framesOf(intervals), long };
}

/**
 * Frames in two places, while the page moves without a pause: `screen` as they are drawn, which is what a visitor sees
 * of a scroll, and `page` as the page's own thread takes part in them.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Page} page
 * @param {() => Promise<unknown>} move
 */
export async function framesWhile(page, move) {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page without its browser cannot be traced.");
  await browser.startTracing(page, { categories: ["viz"] });
  const seen = await pageFramesWhile(page, move);
  const trace = await browser.stopTracing();
  return { screen: framesOf(screenIntervals(trace)), page: seen };
}
