import { line, phone } from "../browser/phone.mjs";
import { OURS } from "../compared-builds.mjs";
import { median } from "../median.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../browser/measure-page.mjs").PageFigures} PageFigures */
/** @typedef {"ttfb" | "fcp" | "lcp" | "hydrated" | "cpu" | "blocking"} Time */

/**
 * The goals of our build: its share of the best of all others, and the highest figure.
 *
 * @type {readonly { title: string, of: (seen: PageFigures) => number, share: number, limit?: number }[]}
 */
const GOALS = [
  { title: "LCP", of: ({ lcp }) => lcp, share: 1, limit: 1000 },
  { title: "hydrated", of: ({ hydrated }) => hydrated, share: 1.05, limit: 2200 },
  { title: "bytes", of: ({ bytesUntilHydrated }) => bytesUntilHydrated, share: 1.15 },
];

/** @param {readonly PageFigures[]} seen @param {(figures: PageFigures) => number} of */
const middle = (seen, of) => median(seen.map(of));

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
  const others = [...byName].filter(([name]) => name !== OURS);
  const cells = GOALS.flatMap(({ of, share, limit }) => {
    const own = middle(ours, of);
    const [best] = others
      .map(([name, seen]) => ({ name, value: middle(seen, of) }))
      .sort((one, other) => one.value - other.value);
    const ratio = best ? own / best.value : 0;
    return [
      ...(limit ? [`${Math.round(own)} (${verdict(own, limit)})`] : []),
      best ? `${ratio.toFixed(2)} of *${best.name}* (${verdict(ratio, share)})` : "–",
    ];
  });
  const shift = middle(ours, ({ cls }) => cls);
  return [page, ...cells, `${clsText(shift)} (${verdict(shift, 0.0005)})`];
}

/** @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
const figuresOf = (page, byName) =>
  [...byName].map(([name, seen]) => {
    const ms = (/** @type {Time} */ key) => Math.round(middle(seen, (one) => one[key]));
    const kilobytes = (/** @type {(one: PageFigures) => number} */ of) => Math.round(middle(seen, of) / 1000);
    return [
      page,
      name,
      ms("ttfb"),
      ms("fcp"),
      ms("lcp"),
      ms("hydrated"),
      ms("cpu"),
      ms("blocking"),
      clsText(middle(seen, (one) => one.cls)),
      middle(seen, (one) => one.waves),
      kilobytes((one) => one.bytesUntilHydrated),
      kilobytes((one) => one.bytes.html),
      kilobytes((one) => one.bytes.js),
      (middle(seen, (one) => one.heap) / 1_000_000).toFixed(1),
    ];
  });

/**
 * The report of the pages in the browser, as Markdown.
 *
 * @param {object} parts
 * @param {import("../rounds.mjs").Seen} parts.seen
 * @param {number} parts.rounds
 * @param {string} parts.browser
 * @param {string} parts.machine
 */
export function pagesReport({ seen, rounds, browser, machine }) {
  const { viewport, deviceScaleFactor } = phone;
  return [
    `How fast a first visit loads on a phone, compared with other builds of the same source. **Setup:** ${machine} ${browser}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache. Medians of ${rounds} rounds; each round measures every build.`,
    table(
      [
        "page",
        ...GOALS.flatMap(({ title, share, limit }) => [
          ...(limit ? [`${title} ms (≤ ${limit})`] : []),
          `${title} ÷ best (≤ ${share.toFixed(2)})`,
        ]),
        "CLS (0)",
      ],
      [...seen].map(([page, byName]) => goalsOf(page, byName)),
    ),
    table(
      [
        "page",
        "build",
        "TTFB ms",
        "FCP ms",
        "LCP ms",
        "hydrated ms",
        "CPU ms",
        "blocking ms",
        "CLS",
        "waves",
        "KB until hydrated",
        "HTML KB",
        "JS KB",
        "heap MB",
      ],
      [...seen].flatMap(([page, byName]) => figuresOf(page, byName)),
    ),
    "",
  ].join("\n\n");
}
