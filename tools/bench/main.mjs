import { buildChanged } from "../support/build-changed.mjs";
import { UsageError } from "../support/step.mjs";
import { line, measurePage, openBrowser, phone } from "./browser.mjs";
import { buildNames, OURS, openComparedBuilds, PEER } from "./compared-builds.mjs";
import { benchPages } from "./pages.mjs";
import { keepReport, machine, median, table } from "./report.mjs";

/** @import { Browser } from "../../e2e/node_modules/@playwright/test/index.js" */
/** @import { PageFigures } from "./browser.mjs" */
/** @import { Contestant } from "./compared-builds.mjs" */
/** @import { BenchPage } from "./pages.mjs" */
/** The figures of each round: page -> contestant -> one entry per round. @typedef {Map<string, Map<string, PageFigures[]>>} Seen */

/** The build that an order names by its name or a part of it. @param {string} name */
function findBuild(name) {
  const found =
    buildNames.find((build) => build === name) ?? buildNames.find((build) => build.includes(name));
  if (found === undefined)
    throw new UsageError(`There is no build ${name}. There are ${buildNames.join("; ")}.`);
  return found;
}

/** @template Value @param {readonly Value[]} values @param {number} by */
const rotated = (values, by) => [...values.slice(by % values.length), ...values.slice(0, by % values.length)];

/** Renderings of each page before the first round: V8 compiles what runs often, so a site that had run for hours would win. */
const WARM_UP = 30;

/** @typedef {{ browser: Browser, contestants: readonly Contestant[], pages: readonly BenchPage[] }} Field */

/** Lets each site render each page. @param {Field} field */
async function warmUp({ browser, contestants, pages }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  for (const { address } of contestants)
    for (let count = 0; address && count < WARM_UP; count += 1)
      for (const page of pages) await context.request.get(address + page.address).catch(() => null);
  await context.close();
}

/**
 * Measures all contestants in turn, so that other load of the machine affects all of them. Each round begins
 * with another contestant. A first round is not counted. A page that cannot be measured is said and left out; the others
 * go on.
 *
 * @param {Field} field
 * @param {number} rounds
 * @returns {Promise<Seen>}
 */
async function runRounds(field, rounds) {
  const { browser, contestants, pages } = field;
  /** @type {Seen} */
  const seen = new Map(
    pages.map(({ name }) => [name, new Map(contestants.map((contestant) => [contestant.name, []]))]),
  );
  await warmUp(field);
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages)
      for (const { name, address } of rotated(contestants, round)) {
        if (!address) continue;
        try {
          const figures = await measurePage(browser, address + page.address);
          if (round > 0) seen.get(page.name)?.get(name)?.push(figures);
        } catch (error) {
          console.error(`✗ ${name}, ${page.name}: ${error instanceof Error ? error.message : error}`);
        }
      }
    console.log(round === 0 ? "warm" : `round ${round} of ${rounds}`);
  }
  return seen;
}

/**
 * Measures pages in the browser, compared with other builds of the same source.
 *
 * @param {{ rounds: number, builds?: readonly string[] | undefined, pages?: readonly string[] | undefined, sites?: readonly string[] | undefined, isHttp2: boolean, isWritten: boolean }} order
 */
export async function runPageBench(order) {
  const { rounds, isHttp2 } = order;
  const pages = benchPages.filter(({ name }) => order.pages?.includes(name) ?? true);
  const builds = order.builds?.map(findBuild) ?? buildNames;
  await buildChanged();
  const browser = await openBrowser();
  const { contestants, close } = await openComparedBuilds(builds, { isHttp2 });
  try {
    const others = (order.sites ?? []).map((site) => {
      const [name = "", address = ""] = site.split("=", 2);
      return { name, address };
    });
    const seen = await runRounds({ browser, contestants: [...contestants, ...others], pages }, rounds);
    const parts = {
      seen,
      rounds,
      isHttp2,
      browser: `Chromium ${browser.version()}`,
      machine: await machine(),
    };
    await keepReport("Pages", pagesReport(parts), order.isWritten);
  } finally {
    await close();
    await browser.close();
  }
}

/** Goals of our build, as its share of the peer's figures: what separate releases may cost a visitor. */
const GOALS = /** @type {const} */ ([
  { title: "LCP", key: "lcp", share: 0.9 },
  { title: "hydrated", key: "hydrated", share: 1.03 },
  { title: "bytes", key: "bytesUntilHydrated", share: 1.04 },
]);

/** @param {readonly PageFigures[]} seen @param {keyof PageFigures} key */
const middle = (seen, key) => median(seen.map((figures) => figures[key]));

/** @param {number} shift */
const clsText = (shift) => (shift < 0.0005 ? "0" : shift.toFixed(3));

/** Our share of the peer's figures on a page. @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
function listGoals(page, byName) {
  const [ours, peer] = [byName.get(OURS) ?? [], byName.get(PEER) ?? []];
  if (ours.length === 0 || peer.length === 0)
    return [page, ...GOALS.map(() => "not measured"), "not measured"];
  const shares = GOALS.map(({ key }) => (middle(ours, key) / middle(peer, key)).toFixed(2));
  return [page, ...shares, clsText(middle(ours, "cls"))];
}

const HEAD = ["TTFB ms", "LCP ms", "hydrated ms", "CPU ms", "CLS", "KB until hydrated", "HTML KB", "JS KB"];

/** @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
const listFigures = (page, byName) =>
  [...byName].map(([name, seen]) =>
    seen.length === 0
      ? [page, name, ...HEAD.map(() => "not measured")]
      : [
          page,
          name,
          .../** @type {const} */ (["ttfb", "lcp", "hydrated", "cpu"]).map((key) =>
            Math.round(middle(seen, key)),
          ),
          clsText(middle(seen, "cls")),
          .../** @type {const} */ (["bytesUntilHydrated", "html", "js"]).map((key) =>
            Math.round(middle(seen, key) / 1000),
          ),
        ],
  );

/** @typedef {{ seen: Seen, rounds: number, isHttp2: boolean, browser: string, machine: string }} ReportParts */

/** The report as Markdown. @param {ReportParts} parts */
function pagesReport({ seen, rounds, isHttp2, browser, machine }) {
  const { viewport, deviceScaleFactor } = phone;
  return [
    `How fast a first visit loads on a phone with a slow line. **Setup:** ${machine} ${browser}, ${isHttp2 ? "HTTP/2" : "HTTP/1.1"}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache. Medians of ${rounds} rounds; each round measures every build.`,
    `**Peers.** *${PEER}* is this site in one build: the same pages, server and mock back end, and no part of it can be released alone. *The last tag* is what was released before.`,
    `**Meaning.** The first table is what separate releases cost a visitor: our figure, divided by the peer's. *LCP* is when the largest picture or text is on the screen, *hydrated* when every control works, *bytes* what is loaded until then. Times of one machine say little about another's; the ratios hold.`,
    table(
      ["page", ...GOALS.map(({ title, share }) => `${title} (goal ≤ ${share.toFixed(2)})`), "CLS (goal 0)"],
      [...seen].map(([page, byName]) => listGoals(page, byName)),
    ),
    table(
      ["page", "build", ...HEAD],
      [...seen].flatMap(([page, byName]) => listFigures(page, byName)),
    ),
    "",
  ].join("\n\n");
}
