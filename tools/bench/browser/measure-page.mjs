import { line, phone } from "./phone.mjs";
import { bytesByKind, bytesUntil, watchRequests, wavesUntil } from "./requests.mjs";
import { INTERACTIVE, readPage, STARTED, watchPage } from "./watch-page.mjs";

const BYTES_PER_MEGABIT = 125_000;
/** Time without any request after which a page counts as idle, in milliseconds. */
const QUIET = 800;
const LIMIT = 30_000;

/**
 * The figures of one view of a page.
 *
 * @typedef {object} OtherFigures
 * @property {number} waves
 * @property {ReturnType<typeof bytesByKind>} bytes of the whole view, headers included
 * @property {number} bytesUntilHydrated of all bodies
 * @property {number} cpu milliseconds of the main thread's processor time, from the first script until hydrated
 * @property {number} heap bytes of live JavaScript objects when the page is idle
 */

/** @typedef {ReturnType<typeof readPage> & OtherFigures} PageFigures */

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

/** @param {ReturnType<typeof watchRequests>} requests */
async function untilQuiet(requests) {
  const deadline = performance.now() + LIMIT;
  while (!requests.isQuiet(QUIET)) {
    if (performance.now() > deadline)
      throw new Error(
        `The page did not become idle: ${requests.open().join(" ") || "it keeps sending requests"}.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    const requests = watchRequests(cdp);
    await page.addInitScript(watchPage, STARTED);
    await browser.startTracing(page, { categories: ["blink.user_timing"] });
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, INTERACTIVE, {
      timeout: LIMIT,
      polling: 500,
    });
    await untilQuiet(requests);
    const figures = await page.evaluate(readPage, INTERACTIVE);
    const cpu = cpuUntilHydrated(await browser.stopTracing());
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize: heap } = await cdp.send("Runtime.getHeapUsage");
    const sent = requests.list();
    return {
      ...figures,
      waves: wavesUntil(sent, figures.lcp),
      bytes: bytesByKind(sent),
      bytesUntilHydrated: bytesUntil(sent, figures.hydrated),
      cpu,
      heap,
    };
  } finally {
    await context.close();
  }
}
