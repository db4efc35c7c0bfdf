import { createRequire } from "node:module";
import path from "node:path";
import { findChromium } from "../support/browsers.mjs";
import { root } from "../support/root.mjs";

/** @import { Browser, Page } from "../../e2e/node_modules/@playwright/test/index.js" */

/**
 * Starts the browser for the measurements. It lays text out as on Android: with Roboto until the web fonts arrive, and
 * without font hinting, which would round the width of each letter to whole pixels.
 *
 * @returns {Promise<Browser>}
 */
export async function openBrowser() {
  const library = "@playwright/test";
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))(library);
  return chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
    env: { ...process.env, FONTCONFIG_FILE: path.join(root, "e2e/support/android-fonts.conf") },
  });
}

/** The performance mark that every page sets in its first effect: the page is on the screen and interactive. */
const INTERACTIVE = "page-interactive";

/** Runs in the page before any other script, and records what the browser reports only to observers. */
export function watchPage() {
  performance.mark("bench-started");
  const seen = { lcp: 0, cls: 0, longest: 0 };
  Object.assign(window, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} receive */
  const on = (type, receive) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  on("longtask", ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
  on("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
}

/** Reads the figures of a page. Times are milliseconds since the navigation began. @param {string} interactive mark */
function readPage(interactive) {
  const { lcp, cls } = Reflect.get(window, "benchSeen");
  const hydrated = performance.getEntriesByName(interactive)[0]?.startTime ?? 0;
  const all = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ]);
  /** @param {(entry: PerformanceResourceTiming) => boolean} isCounted */
  const sumBytes = (isCounted) =>
    all.filter(isCounted).reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  return {
    ttfb: all[0]?.responseStart ?? 0,
    lcp,
    cls,
    hydrated,
    bytesUntilHydrated: sumBytes(({ responseEnd }) => responseEnd <= hydrated),
    html: sumBytes(({ entryType }) => entryType === "navigation"),
    js: sumBytes(({ name }) => new URL(name).pathname.endsWith(".js")),
  };
}

/** A slow mobile connection, as in the mountains. `slower` is the CPU throttling rate. */
export const line = { latencyMs: 150, megabits: 1.6, slower: 4 };
/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const BYTES_PER_MEGABIT = 125_000;
const LIMIT = 30_000;

/**
 * Processor time of the main thread from the first script until hydrated, in milliseconds.
 *
 * @param {Buffer} trace
 */
function cpuUntilHydrated(trace) {
  /** @type {{ traceEvents: readonly { name: string, tts?: number }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  /** @param {string} mark @returns microseconds */
  const at = (mark) => traceEvents.find(({ name }) => name === mark)?.tts ?? Number.NaN;
  return (at(INTERACTIVE) - at("bench-started")) / 1000;
}

/**
 * Waits until a page is interactive, without Playwright's own waiting: the script that it puts into the page took some
 * 130 ms of the slowed processor.
 *
 * @param {Page} page
 */
export async function whenInteractive(page) {
  const cdp = await page.context().newCDPSession(page);
  /** @param {string} mark @param {number} limit */
  const wait = (mark, limit) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The page was not interactive within ${limit} ms.`)), limit);
      new PerformanceObserver((list) => list.getEntriesByName(mark).length > 0 && resolve(null)).observe({
        type: "mark",
        buffered: true,
      });
    });
  const expression = `(${wait})(${JSON.stringify(INTERACTIVE)}, ${LIMIT})`;
  const { exceptionDetails } = await cdp.send("Runtime.evaluate", { expression, awaitPromise: true });
  await cdp.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}

/** @typedef {Awaited<ReturnType<typeof measurePage>>} PageFigures */

/**
 * Opens a page once, as a phone on a slow connection with an empty cache.
 *
 * @param {Browser} browser
 * @param {string} address
 * @throws an error with what the page wrote to its console
 */
export async function measurePage(browser, address) {
  // Nobody signs the certificate of a front.
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  /** @type {string[]} */
  const said = [];
  try {
    const page = await context.newPage();
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()),
    );
    page.on("pageerror", ({ message }) => said.push(message));
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.megabits * BYTES_PER_MEGABIT,
      uploadThroughput: line.megabits * BYTES_PER_MEGABIT,
    });
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: line.slower });
    await page.addInitScript(watchPage);
    await browser.startTracing(page, { categories: ["blink.user_timing"] });
    await page.goto(address, { waitUntil: "networkidle", timeout: LIMIT });
    await whenInteractive(page);
    const figures = await page.evaluate(readPage, INTERACTIVE);
    return { ...figures, cpu: cpuUntilHydrated(await browser.stopTracing()) };
  } catch (error) {
    await browser.stopTracing().catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error([reason, ...said.map((text) => `the page said: ${text}`)].join("\n"));
  } finally {
    await context.close();
  }
}
