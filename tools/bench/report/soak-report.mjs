import { flatness } from "../server/flatness.mjs";
import { table } from "./table.mjs";

/** @typedef {import("../server/memory.mjs").Memory} Memory */

const MEMORY_HEAD = ["resident MB", "heap MB", "heaps of workers MB", "buffers MB"];

/** @param {Memory} memory */
const memoryCells = ({ resident, heap, workers, external }) =>
  [resident, heap, workers, external].map((megabytes) => megabytes.toFixed(1));

/** @param {readonly { memory: Memory }[]} rows */
function verdict(rows) {
  const { before, after, isFlat } = flatness(rows.map(({ memory }) => memory));
  return `Heaps and buffers together: ${before.toFixed(1)} MB in the second third, ${after.toFixed(1)} MB in the last: ${isFlat ? "flat" : "**not flat**"}.`;
}

/**
 * Memory over time and over releases, as Markdown.
 *
 * @param {object} parts
 * @param {Awaited<ReturnType<typeof import("../server/soak.mjs").soak>>} parts.soaked
 * @param {Awaited<ReturnType<typeof import("../server/swaps.mjs").measureSwaps>>} parts.swapped
 * @param {string} parts.machine
 */
export function soakReport({ soaked, swapped, machine }) {
  const minutes = (/** @type {number} */ seconds) => (seconds / 60).toFixed(1);
  return [
    "# Memory of the server",
    `Written by \`npm run bench:soak\`. ${machine} Memory is that of the site's process with its workers, without the stand-in back end, after forced collections; *resident* is what the system has given, which Node gives back late.`,
    `## ${minutes(soaked.at(-1)?.at ?? 0)} minutes of visitors`,
    "Six visitors read all pages in four languages one after the other, missing ones and old addresses too; one of 25 leaves before the page is there. They pause while memory is looked at.",
    table(
      ["minute", "pages", "left early", "failed", ...MEMORY_HEAD],
      soaked.map(({ at, answered, left, failed, memory }) => [
        minutes(at),
        answered,
        left,
        failed,
        ...memoryCells(memory),
      ]),
    ),
    verdict(soaked),
    `## ${swapped.at(-1)?.at ?? 0} releases of a remote`,
    "The running site gets one release after the other, and renders two pages with each.",
    table(
      ["releases", ...MEMORY_HEAD],
      swapped.map(({ at, memory }) => [at, ...memoryCells(memory)]),
    ),
    verdict(swapped),
    "",
  ].join("\n\n");
}
