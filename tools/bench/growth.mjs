import { buildChanged } from "../support/build-changed.mjs";
import { openBrowser, watchPage, whenInteractive } from "./browser.mjs";
import { week } from "./pages.mjs";
import { keepReport, machine, median, table } from "./report.mjs";
import { openCountedSite } from "./sites/counted-site.mjs";

/** @import { Browser, Page } from "../../e2e/node_modules/@playwright/test/index.js" */
/** @import { CountedSite } from "./sites/counted-site.mjs" */

/** Numbers of stays, each with the environment of its mock back end. 130 is the usual one, whose lists are short. */
const worlds = [
  { stays: 130, env: {} },
  ...[1000, 3000, 10_000].map((stays) => ({
    stays,
    env: { SANDBOX_WORLD: "large", SANDBOX_STAYS: String(stays) },
  })),
];

/** Pages with a long list: in the large worlds of 300 cabins, 80 rooms, 405 packages and 200 activities. */
const pages = [
  { name: "results", address: `/en/stays${week}` },
  { name: "village", address: `/en/stays/village/2004/name${week}` },
  { name: "hotel", address: `/en/stays/hotel/4005/name${week}` },
  { name: "all packages", address: `/en/stays/packages${week}` },
  { name: "activities by day", address: `/en/stays/upsell/days${week}` },
];
const priceFilter = `/en/stays${week}&price=4000-6000`;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOWER = 4;
/** Milliseconds without a call after which a filter has loaded what it loads by itself. */
const QUIET = 3000;
/** Milliseconds of work in a second below which a page rests. */
const RESTING = 50;
const LIMIT = 60_000;

/** Runs in the page before any other script: clicks the first button at the first paint. */
function clickEarly() {
  // The host marks a click that React has dispatched in the page; an earlier one is replayed.
  addEventListener("click", (event) => {
    if (Reflect.get(event, "staysDispatched"))
      requestAnimationFrame(
        () => performance.getEntriesByName("answered")[0] ?? performance.mark("answered"),
      );
  });
  const click = () => {
    const buttons = [...document.querySelectorAll("main button:not([type=submit])")];
    const button = buttons.find((one) => one.getBoundingClientRect().width > 0);
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (isPainted && button instanceof HTMLElement) button.click();
    else requestAnimationFrame(click);
  };
  requestAnimationFrame(click);
}

/** Opens a page as a phone. @param {Browser} browser */
async function openPhone(browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await cdp.send("Performance.enable");
  const readBusy = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  return { page, readBusy, close: () => context.close() };
}

/** What a page costs that is only read. @param {Browser} browser @param {string} address */
async function read(browser, address) {
  const { page, readBusy, close } = await openPhone(browser);
  try {
    await page.addInitScript(watchPage);
    const html = await (await page.goto(address, { waitUntil: "networkidle", timeout: LIMIT }))?.text();
    await whenInteractive(page);
    let busy = 0;
    for (let now = await readBusy(); now - busy >= RESTING; now = await readBusy()) {
      busy = now;
      await page.waitForTimeout(1000);
    }
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const { longest, cls } = await page.evaluate(() => Reflect.get(window, "benchSeen"));
    return { html: (html?.length ?? 0) / 1000, elements, busy, longest, cls };
  } finally {
    await close();
  }
}

/** Milliseconds from the first paint until a click at that moment is answered. @param {Browser} browser @param {string} address */
async function click(browser, address) {
  const { page, close } = await openPhone(browser);
  try {
    await page.addInitScript(clickEarly);
    await page.goto(address, { timeout: LIMIT });
    const isAnswered = () => performance.getEntriesByName("answered").length > 0;
    await page.waitForFunction(isAnswered, null, { polling: 300, timeout: LIMIT });
    return await page.evaluate(() => {
      const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
      return at("answered") - at("first-contentful-paint");
    });
  } finally {
    await close();
  }
}

/** Milliseconds until the server has sent all of a page. @param {string} address */
async function timeServer(address) {
  const began = performance.now();
  await (await fetch(address)).text();
  return performance.now() - began;
}

/** Measures a page. @param {Browser} browser @param {CountedSite} site @param {string} path @param {number} rounds */
async function measurePage(browser, site, path, rounds) {
  const address = site.address + path;
  // V8 compiles what runs often.
  for (let count = 0; count < 10; count += 1) await timeServer(address);
  site.take();
  const server = [];
  for (let count = 0; count < 10; count += 1) server.push(await timeServer(address));
  site.take();
  /** @type {Awaited<ReturnType<typeof read>>[]} */
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await read(browser, address));
  const calls = site.take().length / rounds;
  const clicks = [];
  for (let round = 0; round < rounds; round += 1) clicks.push(await click(browser, address));
  /** @param {"html" | "elements" | "busy" | "longest" | "cls"} key */
  const middle = (key) => median(visits.map((one) => one[key]));
  const figures = [
    middle("html"),
    middle("elements"),
    calls,
    median(server),
    median(clicks),
    middle("busy"),
    middle("longest"),
  ];
  return [...figures.map((figure) => Math.round(figure)), middle("cls").toFixed(3)];
}

/** What a filter by price loads by itself. @param {Browser} browser @param {CountedSite} site */
async function measureFilter(browser, site) {
  const { page, readBusy, close } = await openPhone(browser);
  try {
    site.take();
    const began = performance.now();
    let last = began;
    page.on("requestfinished", (request) => {
      if (request.url().includes("/api/galaxy/")) last = performance.now();
    });
    await page.goto(site.address + priceFilter, { timeout: LIMIT });
    await whenInteractive(page);
    while (performance.now() - last < QUIET) await page.waitForTimeout(200);
    return [site.take().length, Math.round(last - began), Math.round(await readBusy())];
  } finally {
    await close();
  }
}

/**
 * Measures how costs grow with the number of stays, and with the length of a page's list.
 *
 * @param {{ rounds: number, sizes?: readonly string[] | undefined, isWritten: boolean }} order
 */
export async function benchGrowth({ rounds, sizes, isWritten }) {
  await buildChanged();
  const browser = await openBrowser();
  const rows = [];
  const filters = [];
  try {
    for (const { stays, env } of worlds.filter(({ stays }) => sizes?.includes(String(stays)) ?? true)) {
      const site = await openCountedSite(env);
      try {
        for (const { name, address } of pages)
          rows.push([name, stays, ...(await measurePage(browser, site, address, rounds))]);
        filters.push([stays, ...(await measureFilter(browser, site))]);
      } finally {
        await site.close();
      }
      console.log(`${stays} stays`);
    }
    const order = pages.map(({ name }) => name);
    rows.sort(([one], [other]) => order.indexOf(String(one)) - order.indexOf(String(other)));
    const report = [
      `How the cost of a page grows with the number of stays. **Setup:** ${await machine()} Chromium ${browser.version()}, ${phone.viewport.width} × ${phone.viewport.height}, processor ÷ ${SLOWER}, a fast line. Medians of ${rounds} visits. The destination with 130 stays is the usual mock back end; the others have a village of 300 cabins, a hotel of 80 rooms, 405 packages and 200 activities a day.`,
      "**Meaning.** *Calls* are those of Galaxy, by server and browser. *Server* is the time until the whole page is sent, with the mock's. *First click* is the time from the first paint until a click at that moment is answered (goal ≤ 1,000). *Busy* is the time of the main thread until the page rests. The *longest task* is what a click may wait for (goal ≤ 200).",
      table(
        [
          "page",
          "stays",
          "HTML KB",
          "elements",
          "calls",
          "server ms",
          "first click ms",
          "busy ms",
          "longest task ms",
          "CLS",
        ],
        rows,
      ),
      "What a filter by price loads by itself; after that it asks the visitor whether to look further.",
      table(["stays", "calls", "ms", "busy ms"], filters),
    ].join("\n\n");
    await keepReport("Growth", report, isWritten);
  } finally {
    await browser.close();
  }
}
