import { buildStale } from "../steps/build-stale.mjs";
import { openBrowser } from "./browser/open-browser.mjs";
import { buildNames, openComparedBuilds } from "./compared-builds.mjs";
import { benchPages } from "./pages.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { pagesReport } from "./report/pages-report.mjs";
import { runRounds } from "./rounds.mjs";

/** @param {string | undefined} list with commas */
const namesOf = (list) => list?.split(",").map((name) => name.trim());

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
    const name = `Chromium ${browser.version()}`;
    await keepReport(
      "Pages",
      pagesReport({ seen, rounds, browser: name, machine: await machine() }),
      order.isWritten,
    );
  } finally {
    await close();
    await browser.close();
  }
}
