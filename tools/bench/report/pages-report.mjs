import { line, phone } from "../browser/phone.mjs";
import { OURS } from "../compared-builds.mjs";
import { median } from "../median.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../browser/measure-page.mjs").PageFigures} PageFigures */

/**
 * The goals of our build: its share of the best of all others, and the highest figure.
 *
 * @type {readonly { title: string, key: keyof PageFigures, share: number, limit?: number }[]}
 */
const GOALS = [
  { title: "LCP", key: "lcp", share: 1, limit: 1000 },
  { title: "hydrated", key: "hydrated", share: 1.05, limit: 2200 },
  { title: "bytes", key: "bytesUntilHydrated", share: 1.15 },
];

/** @param {readonly PageFigures[]} seen @param {keyof PageFigures} key */
const middle = (seen, key) => median(seen.map((figures) => figures[key]));

/** @param {number} value @param {number} limit */
const verdict = (value, limit) => (value <= limit ? "met" : "**missed**");

/** @param {number} shift */
const clsText = (shift) => (shift < 0.0005 ? "0" : shift.toFixed(3));

/**
 * The goals of a page: its absolute limits, and our share of the best of the other builds.
 *
 * @param {string} page
 * @param {ReadonlyMap<string, readonly PageFigures[]>} byName
 */
function goalsOf(page, byName) {
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

/** @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
const figuresOf = (page, byName) =>
  [...byName].map(([name, seen]) => [
    page,
    name,
    .../** @type {const} */ (["ttfb", "lcp", "hydrated", "cpu"]).map((key) => Math.round(middle(seen, key))),
    clsText(middle(seen, "cls")),
    .../** @type {const} */ (["bytesUntilHydrated", "html", "js"]).map((key) =>
      Math.round(middle(seen, key) / 1000),
    ),
  ]);

/**
 * The report of the pages in the browser, as Markdown.
 *
 * @param {{ seen: import("../main.mjs").Seen, rounds: number, browser: string, machine: string }} parts
 */
export function pagesReport({ seen, rounds, browser, machine }) {
  const { viewport, deviceScaleFactor } = phone;
  const goals = GOALS.flatMap(({ title, share, limit }) => [
    ...(limit ? [`${title} ms (≤ ${limit})`] : []),
    `${title} ÷ best (≤ ${share.toFixed(2)})`,
  ]);
  const figures = [
    "TTFB ms",
    "LCP ms",
    "hydrated ms",
    "CPU ms",
    "CLS",
    "KB until hydrated",
    "HTML KB",
    "JS KB",
  ];
  return [
    `How fast a first visit loads on a phone, compared with other builds of the same source. **Setup:** ${machine} ${browser}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache. Medians of ${rounds} rounds; each round measures every build.`,
    table(
      ["page", ...goals, "CLS (0)"],
      [...seen].map(([page, byName]) => goalsOf(page, byName)),
    ),
    table(
      ["page", "build", ...figures],
      [...seen].flatMap(([page, byName]) => figuresOf(page, byName)),
    ),
    "",
  ].join("\n\n");
}
