import { table } from "../bench/report/table.mjs";
import { features } from "./features.mjs";

/** @typedef {Awaited<ReturnType<typeof import("./feature-cost.mjs").featureCost>>} Cost */
/** @typedef {{ rows: { feature: string, cost: Cost }[], together: Cost, togetherWide: Cost }} PageCosts */

/** @param {Cost} cost */
const beforeHydration = ({ scripts, document }) =>
  scripts + document === 0 ? "–" : `${scripts + document} (${scripts} + ${document})`;

/** @param {Cost} cost */
const onceInteractive = ({ later }) => later || "–";

/**
 * A table of one figure, features by pages.
 *
 * @param {Readonly<Record<string, PageCosts>>} costs by page
 * @param {(cost: Cost) => string | number} shown
 */
function costTable(costs, shown) {
  const pages = Object.values(costs);
  const rows = features.map(({ name }) => [
    name,
    ...pages.map(({ rows }) => {
      const found = rows.find(({ feature }) => feature === name);
      return found ? shown(found.cost) : "–";
    }),
  ]);
  return table(
    ["feature", ...Object.keys(costs)],
    [...rows, ["**together**", ...pages.map(({ together }) => shown(together))]],
  );
}

/**
 * A table of what all features add together, before and after hydration.
 *
 * @param {Readonly<Record<string, PageCosts>>} costs by page
 */
function sumTable(costs) {
  const pages = Object.values(costs);
  const sum = (/** @type {Cost} */ { scripts, document, later }) => scripts + document + later;
  return table(
    ["window", ...Object.keys(costs)],
    [
      ["phone", ...pages.map(({ together }) => sum(together))],
      ["1440 × 900", ...pages.map(({ togetherWide }) => sum(togetherWide))],
    ],
  );
}

/**
 * The report of what features add to a first visit, as Markdown.
 *
 * @param {Readonly<Record<string, PageCosts>>} costs by page
 * @param {string} machine
 */
export const featuresReport = (costs, machine) =>
  [
    "# What features add to a first visit",
    "Bytes of Brotli that each feature for travellers adds to a page before anyone uses it. The goal is 2,000 bytes together on a phone.",
    "**Repeat:** `npm run bench:features`. It writes this file.",
    `**Setup:** ${machine} A first visit in English, on the phone of the pages' benchmark. Sizes do not depend on the machine.`,
    "## Together",
    "Until the page is hydrated, and loaded by itself afterwards. A wide window has the map beside the results.",
    sumTable(costs),
    "## Until the page is hydrated",
    "In all (scripts + document with its inlined styles and texts).",
    costTable(costs, beforeHydration),
    "## Loaded by itself once the page is interactive",
    "Scripts only. Features that load their code at a click add nothing here.",
    costTable(costs, onceInteractive),
    "**Method.** Source maps say which characters of a script come from which module. A feature's modules, its texts, the rules and elements with class names that only its modules use are taken out, and what is left is compressed again. `tools/bench-features/features.mjs` lists what is a feature's own. *Together* takes all out at once, so it is not the sum of the rows. The compression itself makes the figures vary by some 60 bytes from build to build.",
    "**Not counted:** lines for a feature inside a module that others use too, such as the start of offline storage in the host's `main.tsx`, attributes of shared elements, and logical instead of physical properties in styles. The service worker's script is not counted either: a browser requests it after the page.",
    "",
  ].join("\n\n");
