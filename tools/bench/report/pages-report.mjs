import { line, phone } from "../browser/phone.mjs";
import { OURS, REFERENCE } from "../contestants.mjs";
import { median } from "../median.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../browser/measure-page.mjs").PageFigures} PageFigures */

/** What ours may take of the reference at most. */
const GOALS = { lcp: 0.45, hydrated: 1.05 };

/** @param {readonly PageFigures[]} seen @param {(figures: PageFigures) => number} of */
const middle = (seen, of) => median(seen.map(of));
/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);

/** @param {readonly PageFigures[]} seen */
function row(seen) {
  const ms = (/** @type {"fcp" | "lcp" | "hydrated" | "blocking"} */ of) =>
    Math.round(middle(seen, (one) => one[of]));
  const cls = middle(seen, (one) => one.cls);
  return [
    ms("fcp"),
    ms("lcp"),
    ms("hydrated"),
    ms("blocking"),
    cls < 0.0005 ? 0 : cls.toFixed(3),
    middle(seen, (one) => one.waves),
  ];
}

/** @param {readonly PageFigures[]} seen */
const bytesRow = (seen) =>
  /** @type {const} */ (["html", "js", "css", "data", "img", "font"]).map((kind) =>
    kilobytes(middle(seen, (one) => one.bytes[kind])),
  );

/** @param {ReadonlyMap<string, readonly PageFigures[]>} byName @param {string} against */
function ratios(byName, against) {
  const ours = byName.get(OURS) ?? [];
  const other = byName.get(against) ?? [];
  const of = (/** @type {"lcp" | "hydrated"} */ key) =>
    middle(ours, (one) => one[key]) / middle(other, (one) => one[key]);
  const verdict = (/** @type {"lcp" | "hydrated"} */ key) =>
    `${of(key).toFixed(2)} (${of(key) <= GOALS[key] ? "met" : "missed"})`;
  return [against, verdict("lcp"), verdict("hydrated")];
}

/** @param {readonly PageFigures[]} seen */
const spread = (seen) => {
  const values = seen.map(({ lcp }) => Math.round(lcp)).sort((one, other) => one - other);
  return `${values[0]} – ${values.at(-1)}`;
};

/**
 * The pages in the browser, as Markdown.
 *
 * @param {object} parts
 * @param {import("../rounds.mjs").Seen} parts.seen
 * @param {number} parts.rounds
 * @param {string} parts.browser
 * @param {string} parts.machine
 */
export function pagesReport({ seen, rounds, browser, machine }) {
  const sections = [...seen].map(([page, byName]) => {
    const rows = [...byName];
    const others = rows.map(([name]) => name).filter((name) => name !== OURS);
    return [
      `## ${page[0]?.toUpperCase()}${page.slice(1)}`,
      table(
        [
          "build",
          "FCP ms",
          "LCP ms",
          "hydrated ms",
          "blocking ms",
          "CLS",
          "waves",
          "LCP is",
          "LCP from – to",
        ],
        rows.map(([name, all]) => [name, ...row(all), `\`${all[0]?.lcpOf}\``, spread(all)]),
      ),
      table(
        ["KB over the line", "HTML", "JS", "CSS", "data", "pictures", "fonts"],
        rows.map(([name, all]) => [name, ...bytesRow(all)]),
      ),
      table(
        ["ours against", `LCP (goal ≤ ${GOALS.lcp})`, `hydrated (goal ≤ ${GOALS.hydrated})`],
        others.map((name) => ratios(byName, name)),
      ),
    ].join("\n\n");
  });
  const { viewport, deviceScaleFactor } = phone;
  return [
    "# Pages in the browser",
    `Written by \`npm run bench\`. ${machine} ${browser}, ${viewport.width} × ${viewport.height} at ${deviceScaleFactor}, ${line.latencyMs} ms round trip, ${line.megabits} Mbit/s, processor ÷ ${line.slower}, empty cache; medians of ${rounds} rounds, the builds in turn within each round.`,
    EXPLANATION,
    ...sections,
    "",
  ].join("\n\n");
}

const EXPLANATION = `The builds, all of the same source:

- **ours**: as released, rendered on the server.
- **ours, not rendered**: the same site with \`RENDER=off\`, as it answers when too many pages wait.
- **${REFERENCE}**: no federation; host and all pages in one bundle, rendered in the browser. Its document asks for the page's data before the bundle is there, preloads the texts, links the styles. The goals are held against it.
- **one app, a chunk per page**: the same, with the page's own chunk preloaded.
- **federation defaults**: Module Federation as it comes: \`remoteEntry.js\` per remote compiled into the host, asynchronous start, shared modules brought by each side, nothing preloaded.

*Hydrated* is the first effect of the page's root (\`performance.mark("page-interactive")\`), in all builds the same line of source. *Blocking* is what tasks took beyond 50 ms from the first paint until the page came to rest. *Waves* counts how deep scripts, styles and data ask for each other until the page is hydrated; 1 = the document names all of them.`;
