import { buildStale } from "../steps/build-stale.mjs";
import { UsageError } from "../steps/step.mjs";
import { line, measurePage, openBrowser, phone } from "./browser.mjs";
import { buildNames, OURS, openComparedBuilds } from "./compared-builds.mjs";
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

/**
 * Measures all contestants in turn, so that other load of the machine affects all of them. Each round begins
 * with another contestant. A first round is not counted.
 *
 * @param {Browser} browser
 * @param {readonly Contestant[]} contestants
 * @param {readonly BenchPage[]} pages
 * @param {number} rounds
 * @returns {Promise<Seen>}
 */
async function runRounds(browser, contestants, pages, rounds) {
  /** @type {Seen} */
  const seen = new Map(
    pages.map(({ name }) => [name, new Map(contestants.map((contestant) => [contestant.name, []]))]),
  );
  for (const { address } of contestants)
    for (let count = 0; count < WARM_UP; count += 1)
      for (const page of pages) await (await fetch(address + page.address)).arrayBuffer();
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
 * @param {{ rounds: number, builds?: readonly string[] | undefined, pages?: readonly string[] | undefined, sites?: readonly string[] | undefined, isWritten: boolean }} order
 */
export async function runPageBench(order) {
  const { rounds } = order;
  const pages = benchPages.filter(({ name }) => order.pages?.includes(name) ?? true);
  const builds = order.builds?.map(findBuild) ?? buildNames;
  await buildStale();
  const browser = await openBrowser();
  const { contestants, close } = await openComparedBuilds(browser, pages, builds);
  try {
    const others = (order.sites ?? []).map((site) => {
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

/** Goals of our build: its share of the best of all others, and the highest figure. */
const GOALS = /** @type {const} */ ([
  { title: "LCP", key: "lcp", share: 1, limit: 1000 },
  { title: "hydrated", key: "hydrated", share: 1.05, limit: 2200 },
  { title: "bytes", key: "bytesUntilHydrated", share: 1.15, limit: null },
]);

/** @param {readonly PageFigures[]} seen @param {keyof PageFigures} key */
const middle = (seen, key) => median(seen.map((figures) => figures[key]));

/** @param {number} value @param {number} limit */
const verdict = (value, limit) => (value <= limit ? "met" : "**missed**");

/** @param {number} shift */
const clsText = (shift) => (shift < 0.0005 ? "0" : shift.toFixed(3));

/** The goals of a page. @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
function listGoals(page, byName) {
  const ours = byName.get(OURS) ?? [];
  const cells = GOALS.flatMap(({ key, share, limit }) => {
    const own = middle(ours, key);
    const [best] = [...byName]
      .filter(([name]) => name !== OURS)
      .map(([name, seen]) => ({ name, ratio: own / middle(seen, key) }))
      .sort((one, other) => other.ratio - one.ratio);
    return [
      ...(limit ? [`${Math.round(own)} (${verdict(own, limit)})`] : []),
      best ? `${best.ratio.toFixed(2)} of *${best.name}* (${verdict(best.ratio, share)})` : "–",
    ];
  });
  const shift = middle(ours, "cls");
  return [page, ...cells, `${clsText(shift)} (${verdict(shift, 0.0005)})`];
}

const HEAD = ["TTFB ms", "LCP ms", "hydrated ms", "CPU ms", "CLS", "KB until hydrated", "HTML KB", "JS KB"];

/** @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
const listFigures = (page, byName) =>
  [...byName].map(([name, seen]) => [
    page,
    name,
    .../** @type {const} */ (["ttfb", "lcp", "hydrated", "cpu"]).map((key) => Math.round(middle(seen, key))),
    clsText(middle(seen, "cls")),
    .../** @type {const} */ (["bytesUntilHydrated", "html", "js"]).map((key) =>
      Math.round(middle(seen, key) / 1000),
    ),
  ]);

/** The report as Markdown. @param {{ seen: Seen, rounds: number, browser: string, machine: string }} parts */
function pagesReport({ seen, rounds, browser, machine }) {
  const { viewport, deviceScaleFactor } = phone;
  const goals = GOALS.flatMap(({ title, share, limit }) => [
    ...(limit ? [`${title} ms (≤ ${limit})`] : []),
    `${title} ÷ best (≤ ${share.toFixed(2)})`,
  ]);
  return [
    `How fast a first visit loads on a phone, compared with other builds of the same source. **Setup:** ${machine} ${browser}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache. Medians of ${rounds} rounds; each round measures every build.`,
    table(
      ["page", ...goals, "CLS (0)"],
      [...seen].map(([page, byName]) => listGoals(page, byName)),
    ),
    table(
      ["page", "build", ...HEAD],
      [...seen].flatMap(([page, byName]) => listFigures(page, byName)),
    ),
    "",
  ].join("\n\n");
}
