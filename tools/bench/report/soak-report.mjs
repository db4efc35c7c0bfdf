import { flatness } from "../server/flatness.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../server/memory.mjs").Memory} Memory */

/** @param {Memory} memory */
const memoryCells = ({ resident, heap, workers, external }) =>
  [resident, heap, workers, external].map((megabytes) => megabytes.toFixed(1));

/**
 * The last sample of each third.
 *
 * @template Sample
 * @param {readonly Sample[]} samples
 */
const thirds = (samples) =>
  samples.filter((_, index) => (index + 1) % Math.max(1, Math.floor(samples.length / 3)) === 0);

/** @param {string} test @param {readonly { memory: Memory }[]} samples */
function verdict(test, samples) {
  const { before, after, isFlat } = flatness(samples.map(({ memory }) => memory));
  return `${test}: ${before.toFixed(1)} MB in the second third, ${after.toFixed(1)} MB in the last, ${isFlat ? "flat" : "**not flat**"}.`;
}

/**
 * The report of memory over time and over releases, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/soak.mjs").soak>>} parts.soaked
 * @param {Awaited<ReturnType<typeof import("../server/swaps.mjs").measureSwaps>>} parts.swapped
 * @param {string} parts.machine
 */
export function soakReport({ soaked, swapped, machine }) {
  const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(1);
  const [visits, releases] = ["visits", "releases"];
  return [
    "# Memory of the server",
    "Whether the memory of the server grows with visits, or with releases.",
    "**Repeat:** `npm run bench:soak` (`--minutes 10`, `--swaps 200`, `--no-write`). It writes this file.",
    `**Setup:** ${machine} *Visits*: six visitors request all pages in four languages, missing pages and old URLs included; one of 25 leaves before the page is sent. *Releases*: the running site gets one release of a remote after the other and renders two pages with each.`,
    table(
      [
        "test",
        "after",
        "pages",
        "left early",
        "failed",
        "resident MB",
        "heap MB",
        "worker heaps MB",
        "buffers MB",
      ],
      [
        ...thirds(soaked).map(({ at, answered, left, failed, memory }) => [
          visits,
          `${minutes(at)} min`,
          answered,
          left,
          failed,
          ...memoryCells(memory),
        ]),
        ...thirds(swapped).map(({ at, memory }) => [
          releases,
          `${at} releases`,
          at * 2,
          "–",
          "–",
          ...memoryCells(memory),
        ]),
      ],
    ),
    `**Meaning.** Memory is that of the site's process with its workers, after forced garbage collection. It is flat when heaps and buffers of the last third are at most 5 % above the second: caches fill in the first third, later growth is a leak. Node returns *resident* memory late.`,
    [verdict("Visits", soaked), verdict("Releases", swapped)].join(" "),
    "",
  ].join("\n\n");
}
