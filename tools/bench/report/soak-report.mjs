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

/** @param {readonly { memory: Memory }[]} samples */
function verdict(samples) {
  const { before, after, isFlat } = flatness(samples.map(({ memory }) => memory));
  return `Heaps: ${before.toFixed(1)} MB in the second third, ${after.toFixed(1)} MB in the last, ${isFlat ? "flat" : "**not flat**"}.`;
}

/**
 * The report of memory over time and over releases, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/soak.mjs").soak>>} parts.soaked
 * @param {string} parts.machine
 */
export function soakReport({ soaked, machine }) {
  const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(1);
  return [
    `Whether the memory of the server grows with visits. **Setup:** ${machine} Six visitors request all pages in four languages, missing pages and old URLs included; one of 25 leaves before the page is sent.`,
    table(
      ["after", "pages", "left early", "failed", "resident MB", "heap MB", "worker heaps MB", "buffers MB"],
      [
        ...thirds(soaked).map(({ at, answered, left, failed, memory }) => [
          `${minutes(at)} min`,
          answered,
          left,
          failed,
          ...memoryCells(memory),
        ]),
      ],
    ),
    `**Meaning.** Memory is that of the site's process with its workers, after forced garbage collection. It is flat when heaps and buffers of the last third are at most 5 % above the second: caches fill in the first third, later growth is a leak. Node returns *resident* memory late.`,
    verdict(soaked),
    "",
  ].join("\n\n");
}
