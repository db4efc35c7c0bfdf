import { line, phone } from "../browser/phone.mjs";
import { OURS, REFERENCE } from "../compared-builds.mjs";
import { median } from "../median.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../browser/measure-page.mjs").PageFigures} PageFigures */

/** Highest allowed figures of our build, as a share of the reference build. */
const GOALS = { lcp: 0.45, hydrated: 1.05 };

/** @param {readonly PageFigures[]} seen @param {(figures: PageFigures) => number} of */
const middle = (seen, of) => median(seen.map(of));

/**
 * Our median divided by another build's for one figure, such as `0.40 (met)`.
 *
 * @param {readonly PageFigures[]} ours
 * @param {readonly PageFigures[]} other
 * @param {"lcp" | "hydrated"} key
 */
function ratio(ours, other, key) {
  const value = middle(ours, (one) => one[key]) / middle(other, (one) => one[key]);
  return `${value.toFixed(2)} (${value <= GOALS[key] ? "met" : "missed"})`;
}

/** @param {string} page @param {ReadonlyMap<string, readonly PageFigures[]>} byName */
function rowsOf(page, byName) {
  const ours = byName.get(OURS) ?? [];
  return [...byName].map(([name, seen]) => {
    const ms = (/** @type {"fcp" | "lcp" | "hydrated" | "blocking"} */ key) =>
      Math.round(middle(seen, (one) => one[key]));
    const cls = middle(seen, (one) => one.cls);
    return [
      page,
      name,
      ms("fcp"),
      ms("lcp"),
      ms("hydrated"),
      ms("blocking"),
      cls < 0.0005 ? 0 : cls.toFixed(3),
      middle(seen, (one) => one.waves),
      Math.round(middle(seen, (one) => one.bytes.js) / 1000),
      name === OURS ? "–" : ratio(ours, seen, "lcp"),
      name === OURS ? "–" : ratio(ours, seen, "hydrated"),
    ];
  });
}

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
    "**Repeat:** `npm run bench` (`--rounds 7`, `--builds ours,…`, `--no-write`, and `--site before=http://localhost:4001` for another commit that runs there). It writes this file.",
    `**Setup:** ${machine} ${browser}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache. Medians of ${rounds} rounds; each round measures every build.`,
    table(
      [
        "page",
        "build",
        "FCP ms",
        "LCP ms",
        "hydrated ms",
        "blocking ms",
        "CLS",
        "waves",
        "JS KB",
        `our LCP ÷ its (goal ≤ ${GOALS.lcp})`,
        `our hydration ÷ its (goal ≤ ${GOALS.hydrated})`,
      ],
      [...seen].flatMap(([page, byName]) => rowsOf(page, byName)),
    ),
    EXPLANATION,
    "",
  ].join("\n\n");
}

const EXPLANATION = `**Meaning.** The goals apply to *${REFERENCE}*: server rendering should more than halve its LCP, and federation should not delay hydration.

- **ours**: the released site, rendered on the server.
- **ours, not rendered**: the same site with \`RENDER=off\`, which is how it responds under overload.
- **${REFERENCE}**: no federation; host and all pages in one bundle, rendered in the browser. Its document preloads data and texts and links the styles.
- **one app, a chunk per page**: the same, with the page's chunk preloaded.
- **federation defaults**: Module Federation without our options: \`remoteEntry.js\` of each remote compiled into the host, asynchronous start, every side brings the shared modules, no preloads.

*Hydrated* is the first effect of the page's root (\`performance.mark("page-interactive")\`), the same line in all builds. *Blocking* sums task time beyond 50 ms, from the first paint until the page is idle. *Waves* is the depth of the request chain until hydration; 1 means the document names everything. *JS KB* is what went over the network.`;
