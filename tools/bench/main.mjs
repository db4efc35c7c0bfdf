import { buildStale } from "../steps/build-stale.mjs";
import { measurePage } from "./browser/measure-page.mjs";
import { openBrowser } from "./browser/open-browser.mjs";
import { buildNames, openComparedBuilds } from "./compared-builds.mjs";
import { benchPages } from "./pages.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { pagesReport } from "./report/pages-report.mjs";

/**
 * All figures: page -> contestant -> one entry per round.
 *
 * @typedef {Map<string, Map<string, import("./browser/measure-page.mjs").PageFigures[]>>} Seen
 */

/** @param {string | undefined} list with commas */
const namesOf = (list) => list?.split(",").map((name) => name.trim());

/** @template Value @param {readonly Value[]} values @param {number} by */
const rotated = (values, by) => [...values.slice(by % values.length), ...values.slice(0, by % values.length)];

/**
 * Measures all contestants in turn, so that other load of the machine affects all of them. Each round begins
 * with another contestant. A first round warms the servers up and is not counted.
 *
 * @param {import("../../e2e/node_modules/@playwright/test/index.js").Browser} browser
 * @param {readonly import("./compared-builds.mjs").Contestant[]} contestants
 * @param {readonly import("./pages.mjs").BenchPage[]} pages
 * @param {number} rounds
 * @returns {Promise<Seen>}
 */
async function runRounds(browser, contestants, pages, rounds) {
  /** @type {Seen} */
  const seen = new Map(
    pages.map(({ name }) => [name, new Map(contestants.map((contestant) => [contestant.name, []]))]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages)
      for (const { name, address } of rotated(contestants, round)) {
        const figures = await measurePage(browser, address + page.address);
        if (round > 0) seen.get(page.name)?.get(name)?.push(figures);
      }
    console.log(round === 0 ? "warm" : `round ${round} of ${rounds}`);
  }
  return seen;
}

/**
 * Measures pages in the browser, compared with other builds of the same source.
 *
 * @param {{ rounds: string, build?: string | undefined, page?: string | undefined, site?: string | undefined, isWritten: boolean }} order
 */
export async function benchPagesOf(order) {
  const pages = benchPages.filter(({ name }) => namesOf(order.page)?.includes(name) ?? true);
  await buildStale();
  const browser = await openBrowser();
  const { contestants, close } = await openComparedBuilds(browser, pages, namesOf(order.build) ?? buildNames);
  try {
    const rounds = Number(order.rounds);
    const others = (namesOf(order.site) ?? []).map((site) => {
      const [name = "", address = ""] = site.split("=", 2);
      return { name, address };
    });
    const seen = await runRounds(browser, [...contestants, ...others], pages, rounds);
    const parts = { seen, rounds, browser: `Chromium ${browser.version()}`, machine: await machine() };
    await keepReport("Pages", pagesReport(parts), order.isWritten);
  } finally {
    await close();
    await browser.close();
  }
}
