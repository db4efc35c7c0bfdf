import { line, phone } from "./phone.mjs";
import { INTERACTIVE, readPage, STARTED, watchPage } from "./watch-page.mjs";

const BYTES_PER_MEGABIT = 125_000;
const LIMIT = 30_000;

/**
 * The figures of one view of a page. `cpu` is milliseconds of the main thread's processor time, from the first script
 * until hydrated.
 *
 * @typedef {ReturnType<typeof readPage> & { cpu: number }} PageFigures
 */

/**
 * Processor time of the main thread between two marks, in milliseconds.
 *
 * @param {Buffer} trace
 */
function cpuUntilHydrated(trace) {
  /** @type {{ traceEvents: readonly { name: string, tts?: number }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  /** @param {string} mark @returns microseconds */
  const at = (mark) => traceEvents.find(({ name }) => name === mark)?.tts ?? Number.NaN;
  return (at(INTERACTIVE) - at(STARTED)) / 1000;
}

/**
 * Opens a page once, as a phone on a slow connection with an empty cache.
 *
 * @param {import("../../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {string} address
 * @returns {Promise<PageFigures>}
 */
export async function measurePage(browser, address) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.megabits * BYTES_PER_MEGABIT,
      uploadThroughput: line.megabits * BYTES_PER_MEGABIT,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: line.slower });
    await page.addInitScript(watchPage, STARTED);
    await browser.startTracing(page, { categories: ["blink.user_timing"] });
    await page.goto(address, { waitUntil: "networkidle", timeout: LIMIT });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, INTERACTIVE, {
      timeout: LIMIT,
      polling: 500,
    });
    const figures = await page.evaluate(readPage, INTERACTIVE);
    return { ...figures, cpu: cpuUntilHydrated(await browser.stopTracing()) };
  } finally {
    await context.close();
  }
}
