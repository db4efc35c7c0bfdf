import { framesOf } from "./intervals.mjs";

/** The trace event of Chromium's compositor for a drawn frame. */
const DRAW_EVENT = "DirectRenderer::DrawFrame";

/**
 * Records the intervals between the animation frames of the main thread.
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
  const drawEvents = traceEvents
    .filter(({ name, ph }) => name === DRAW_EVENT && ph === "X")
    .map(({ ts }) => ts / 1000)
    .sort((one, other) => one - other);
  // Skip the first interval: its frame may have been drawn before the movement began.
  return drawEvents.slice(2).map((time, index) => time - (drawEvents[index + 1] ?? time));
}

/**
 * Measures the frames of the main thread while something moves. A map is moved by that thread. `long` counts
 * long animation frames, over 50 ms.
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
 * Measures frames in the compositor and in the main thread during a continuous movement. `screen` holds the
 * drawn frames, which is what a visitor sees of a scroll. `page` holds the frames of the main thread.
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
