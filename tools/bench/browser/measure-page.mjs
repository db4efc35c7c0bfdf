import { line, phone } from "./phone.mjs";
import { bytesByKind, watchRequests, wavesUntil } from "./requests.mjs";
import { INTERACTIVE, readPage, watchPage } from "./watch-page.mjs";

const BYTES_PER_MEGABIT = 125_000;
/** Time without any request after which a page counts as idle, in milliseconds. */
const QUIET = 800;
const LIMIT = 30_000;

/**
 * The figures of one view of a page.
 *
 * @typedef {ReturnType<typeof readPage> & { waves: number, bytes: ReturnType<typeof bytesByKind> }} PageFigures
 */

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
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, INTERACTIVE, {
      timeout: LIMIT,
      polling: 500,
    });
    await untilQuiet(requests);
    const figures = await page.evaluate(readPage, INTERACTIVE);
    const sent = requests.list();
    return { ...figures, waves: wavesUntil(sent, figures.lcp), bytes: bytesByKind(sent) };
  } finally {
    await context.close();
  }
}
