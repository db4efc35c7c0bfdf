import os from "node:os";
import { table } from "../bench/report/table.mjs";

/** @typedef {ReturnType<typeof import("./intervals.mjs").framesOf>} Frames */

/** @param {number} value */
const one = (value) => value.toFixed(1);

/** @param {Frames} frames */
const slowFrames = ({ slow, frames, worst }) => `${slow} of ${frames}, slowest ${one(worst)} ms`;

/** @param {number} milliseconds */
const paint = (milliseconds) => (milliseconds === 0 ? "under 16 ms" : `${milliseconds} ms`);

/**
 * The benchmark as Markdown, with its machine and day.
 *
 * @param {object} seen
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureScrolls>>} seen.scrolls
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureNames>>} seen.names
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureBoxes>>} seen.boxes
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureMemory>>} seen.memory
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureFilters>>} seen.filters
 * @param {Awaited<ReturnType<typeof import("./measure-map.mjs").measureMaps>>} seen.maps
 * @param {Awaited<ReturnType<typeof import("./measure-map.mjs").measureEmptyMap>>} seen.emptyMap
 * @param {string} seen.browser
 */
export function searchReport({ scrolls, names, boxes, memory, filters, maps, emptyMap, browser }) {
  const [cpu] = os.cpus();
  /** @param {{ megabytes: number, nodes: number }} sample */
  const size = ({ megabytes, nodes }) => `${one(megabytes)} MB, ${nodes} DOM nodes`;
  return [
    "# Search and results: scroll, map, filters",
    "Whether a list of up to 1,000 cards scrolls smoothly, and how much memory it takes; the same for a map of up to 10,000 stays, and for filters.",
    "**Repeat:** `npm run bench:search`. It writes this file. `--scroll` or `--map` measures one part and prints it.",
    `**Setup:** ${new Date().toISOString().slice(0, 10)}, ${cpu?.model ?? "unknown processor"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB, load ${os.loadavg().map(one).join(" / ")}. ${browser}, headless without GPU, 1440 × 900, processor ÷ 4. Stays beyond those of the mock back end are copies, each with its own picture URLs.`,
    table(
      ["measurement", "result", "goal"],
      [
        ...scrolls.flatMap(({ cards, screen, page }) => [
          [`scroll over ${cards} cards, frames on the screen over 50 ms`, slowFrames(screen), "0"],
          [`scroll over ${cards} cards, main-thread frames over 50 ms`, slowFrames(page), "0"],
        ]),
        ["scroll, frames with a card that shows only its name", `${names.names} of ${names.frames}`, "0"],
        ["scroll over 1,000 empty boxes, on the screen", slowFrames(boxes.screen), "for comparison"],
        ["scroll over 1,000 empty boxes, main thread", slowFrames(boxes.page), "for comparison"],
        ...memory.map(({ name, ...sample }) => [`memory, ${name}`, size(sample), "in proportion"]),
        ...maps.flatMap(({ stays, pins, frames, ...sample }) => [
          [
            `map of ${stays} stays, dragged, ${pins} buttons rendered`,
            `${one(frames.perSecond)} frames a second; over 50 ms: ${slowFrames(frames)}`,
            "60, 0 over 50 ms",
          ],
          [`memory, cards and map of ${stays} stays`, size(sample), "in proportion"],
        ]),
        [
          "empty map with the same tiles, dragged",
          `${one(emptyMap.perSecond)} frames a second`,
          "for comparison",
        ],
        ...filters.map(({ name, milliseconds }) => [`click: ${name}`, paint(milliseconds), "200 ms"]),
      ],
    ),
    `**Meaning.** The scroll covers 20,000 px at 2,500 px/s. The compositor moves the page, so visitors see the *frames on the screen*. The main thread renders the next cards meanwhile (long animation frames with 1,000 cards: ${scrolls.at(-1)?.page.long}). A card that it renders too late shows only its name ([decision 33](../decisions/0033-card-groups-in-one-level.md)). The empty boxes show what this machine achieves on an idle page. 200 ms until the next paint is INP "good".`,
    "",
  ].join("\n\n");
}
