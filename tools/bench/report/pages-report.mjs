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
    "# Pages in the browser",
    "How fast a first visit loads on a phone, compared with other builds of the same source.",
    "**Repeat:** `npm run bench` (`--rounds 7`, `--build ours`, `--page results`, `--no-write`, and `--site before=http://localhost:4001` for another commit that runs there). It writes this file.",
    `**Setup:** ${machine} ${browser}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache. Medians of ${rounds} rounds; each round measures every build.`,
    "## Goals",
    "Our build, compared with the best of all others in each figure.",
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
    "## Figures",
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
    EXPLANATION,
    "",
  ].join("\n\n");
}

const EXPLANATION = `**Builds.**

- **ours**: the released site, rendered on the server.
- **ours, not rendered**: the same site with \`RENDER=off\`, which is how it responds under overload.
- **one app, rendered on the server**: no federation; one build with a chunk per page, rendered, inlined and preloaded by our own server, whose bundle has all pages.
- **one bundle**: no federation; host and all pages in one bundle, rendered in the browser. Its document preloads data and texts and links the styles.
- **one app, a chunk per page**: the same, with the page's chunk preloaded.
- **federation defaults**: Module Federation without our options: \`remoteEntry.js\` of each remote compiled into the host, asynchronous start, every side brings the shared modules, no preloads.

**Figures.** *Hydrated* is the first effect of the page's root (\`performance.mark("page-interactive")\`), the same line in all builds. *CPU* is the processor time of the main thread from the first script until hydrated. *Blocking* sums task time beyond 50 ms, from the first paint until the page is idle. *Waves* is the depth of the request chain until hydration; 1 means the document names everything. *KB until hydrated* is every body that had arrived by then, pictures and fonts too; *HTML* and *JS* are of the whole view, with headers. *Heap* is what JavaScript keeps once the page is idle.

**What separates ours from one app that our server renders.** Their HTML, pictures and fonts are the same. Ours has some 31 KB more script before it is hydrated (activities by day, Brotli): 13 KB are the federation's runtime in the host, 10 KB the entry of the remote, 8 KB shared parts that the remote and the host each contain. At 1.6 Mbit/s that is 155 ms. The rest is processor time: compiling these scripts, and the steps from the host's start to the page's module.

**Bytes and renderings by the browser.** A page that the browser renders has requested few of its pictures when it is interactive. Its bytes are lower for that reason, and its LCP is late.

**CLS** is the swap of the fonts, from Roboto as on Android, and equal in all builds. Words of the header move by 3 to 6 px.

**Tried without a gain that a visitor notices:**

- One sprite for the 172 icons of results: 15.9 KB less before compression, 0.15 KB after it. A village became 0.1 KB larger.
- Less page data. The 103 KB of results are 8.3 KB compressed. What a card does not show (\`description\`, \`bookingConditions\`) is 16 KB, 1.2 KB compressed, which is 6 ms; the comparison of stays reads the second. Attributes and pictures are the largest parts, and cards show them.
- Only the CSS in use. Of 54 KB on results, 25 KB apply to the page as it loads, on a phone or at 1440 px. Without the rest the page would be 4.9 KB smaller after compression, which is 24 ms. The rest is for other states and widths, and for parts that a page shows later; it was left in place.
- A preload link for the two fonts, also with a low priority: no shift on a fast line and at later visits, but at 1.6 Mbit/s the LCP of a first visit was 150 to 200 ms later on results and village.
- All scripts named in the head (4 rounds): LCP 110 to 240 ms later on results, village and hotel, hydrated 40 ms earlier to 150 ms later.
- Without the pictures of the third and fourth card, which a phone requests although they are below its window, results are hydrated 165 ms earlier (7 rounds). Only a script could hold them back, and in wide windows they are in the first view.
- Names only for the second twelve cards of the server's HTML, or \`content-visibility\` for cards below the window: the same processor time until hydrated within 2 %.`;
