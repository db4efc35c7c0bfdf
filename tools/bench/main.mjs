import { parseArgs } from "node:util";
import { buildStale } from "../build.mjs";
import { openBrowser } from "./browser/open-browser.mjs";
import { buildNames, openComparedBuilds } from "./compared-builds.mjs";
import { benchPages } from "./pages.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { pagesReport } from "./report/pages-report.mjs";
import { runRounds } from "./rounds.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    /** Names of builds and pages; all when missing. */
    build: { type: "string", multiple: true, default: [...buildNames] },
    page: { type: "string", multiple: true, default: benchPages.map(({ name }) => name) },
    /** Running sites, such as another commit of this one: `name=address`. */
    site: { type: "string", multiple: true, default: [] },
    "no-write": { type: "boolean", default: false },
  },
});

const keep = values["no-write"]
  ? (/** @type {string} */ _, /** @type {string} */ text) => console.log(text)
  : keepReport;

const pages = benchPages.filter(({ name }) => values.page.includes(name));

await buildStale();
const browser = await openBrowser();
const { contestants, close } = await openComparedBuilds(browser, pages, values.build);
try {
  const rounds = Number(values.rounds);
  const others = values.site.map((site) => {
    const [name = "", address = ""] = site.split("=", 2);
    return { name, address };
  });
  const seen = await runRounds(browser, [...contestants, ...others], pages, rounds);
  const name = `Chromium ${browser.version()}`;
  await keep("pages.md", pagesReport({ seen, rounds, browser: name, machine: await machine() }));
} finally {
  await close();
  await browser.close();
}
