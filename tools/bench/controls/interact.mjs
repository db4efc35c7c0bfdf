import { setTimeout as wait } from "node:timers/promises";
import { findControls } from "./controls.mjs";

/** @typedef {import("../../../e2e/node_modules/@playwright/test/index.js").Page} Page */
/** @typedef {import("./controls.mjs").Control} Control */

/**
 * The longest interaction with a control, in milliseconds. Browsers round `total` to 8.
 *
 * @typedef {{ total: number, delay: number, processing: number, presentation: number }} Interaction
 */

/**
 * A tab in which one page is measured.
 *
 * @typedef {object} Tab
 * @property {Page} page
 * @property {string} address
 * @property {string} home path of the opened page
 * @property {boolean} isTouch whether its window is a phone's
 * @property {(rate: number) => Promise<unknown>} throttle sets how many times slower the processor runs
 */

/** Time until an interaction and what it started are over, in milliseconds, at the full speed of the processor. */
const SETTLE = 120;
/** Keys for controls that a visitor changes without a click. */
const KEYS = /** @type {Readonly<Record<string, string>>} */ ({
  slider: "ArrowRight",
  spinbutton: "ArrowUp",
  combobox: "ArrowDown",
  textbox: "a",
  searchbox: "a",
});

/** Runs in the page before any other script, and collects the event timings of interactions. */
export function watchInteractions() {
  /** @type {PerformanceEventTiming[]} */
  const events = [];
  Object.assign(window, { benchEvents: events });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (Reflect.get(entry, "interactionId")) events.push(entry);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
}

/** @param {Page} page @returns {Promise<Interaction | null>} */
const longest = (page) =>
  page.evaluate(() => {
    /** @type {PerformanceEventTiming[]} */
    const events = Reflect.get(window, "benchEvents").splice(0);
    const [first] = events.toSorted((one, other) => other.duration - one.duration);
    if (!first) return null;
    // One interaction has several events of the same moment, such as pointerup and click.
    const { startTime, duration } = first;
    const same = events.filter((event) => Math.abs(event.startTime - startTime) < 1);
    const begin = Math.min(...same.map(({ processingStart }) => processingStart));
    const end = Math.max(...same.map(({ processingEnd }) => processingEnd));
    return {
      total: duration,
      delay: begin - startTime,
      processing: end - begin,
      presentation: Math.max(0, startTime + duration - end),
    };
  });

/** Waits until the page is idle, as it is when a visitor has found the control. @param {Page} page */
const idle = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 1000 })),
  );

/**
 * Finds a control, scrolls to it, and clicks or taps it as a visitor does. Finding it takes the full
 * speed of the processor, because that is the benchmark's own work.
 *
 * @param {Tab} tab
 * @param {Control} control
 * @param {number} rate CPU throttling rate of the interaction
 * @returns {Promise<Interaction | null>} null = the control is gone or covered
 */
export async function interact({ page, isTouch, throttle }, control, rate) {
  await page.evaluate(findControls, control);
  await idle(page);
  // Find it again: it may have moved while the page came to rest after the scroll.
  const [target] = await page.evaluate(findControls, control);
  if (target?.x === undefined || target.y === undefined) return null;
  const { x, y } = target;
  if (!isTouch) await page.mouse.move(x, y);
  await idle(page);
  await longest(page);
  await throttle(rate);
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await wait(SETTLE * rate);
  const key = KEYS[control.role];
  if (key) {
    await page.keyboard.press(key);
    await wait(SETTLE * rate);
  }
  await throttle(1);
  // Without an entry it was shorter than the observer's threshold.
  return (await longest(page)) ?? { total: 0, delay: 0, processing: 0, presentation: 0 };
}
