import os from "node:os";

/** @param {number} value */
const one = (value) => value.toFixed(1);

/**
 * @param {string} name
 * @param {ReturnType<typeof import("./intervals.mjs").framesOf>} seen
 */
const frameRow = (name, { frames, perSecond, median, p95, worst, slow }) =>
  `| ${name} | ${frames} | ${one(perSecond)} | ${one(median)} ms | ${one(p95)} ms | ${one(worst)} ms | ${slow} |`;

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof import("./frames.mjs").framesWhile>>} seen
 */
const frameRows = (name, { screen, page }) =>
  `${frameRow(`${name}: on the screen`, screen)}\n${frameRow(`${name}: the page's own`, page)}`;

const FRAME_HEAD = `| | frames | frames a second | median | 95 of 100 within | worst | over 50 ms |
|---|---|---|---|---|---|---|`;

/**
 * The benchmark as Markdown, with the machine and the day it was taken on.
 *
 * @param {object} seen
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureScroll>>} seen.scroll
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureNames>>} seen.names
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureBoxes>>} seen.boxes
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureMemory>>} seen.memory
 * @param {Awaited<ReturnType<typeof import("./measure.mjs").measureFilters>>} seen.filters
 * @param {Awaited<ReturnType<typeof import("./measure-map.mjs").measureMap>>} seen.map
 * @param {Awaited<ReturnType<typeof import("./measure-map.mjs").measureEmptyMap>>} seen.emptyMap
 * @param {string} seen.browser
 */
export function searchReport({ scroll, names, boxes, memory, filters, map, emptyMap, browser }) {
  const [cpu] = os.cpus();
  return `# Search and results: scroll, map, filters

Written by \`npm run bench:search\` (\`tools/bench-search.mjs\`) on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? "unknown processor"},
${os.cpus().length} cores, ${Math.round(os.totalmem() / 1024 ** 3)} GB, load ${os.loadavg().map(one).join(" / ")}, ${browser}, headless without GPU, 1440 × 900. The processor is made
four times slower (CDP). Stays beyond the stand-in's are copies of its own, brought by the second page, each with
picture addresses of its own.

## Scroll, 1,000 loaded cards

${FRAME_HEAD}
${frameRows("20,000 px at 2,500 px/s", scroll)}
${frameRows("the same over 1,000 empty boxes", boxes)}

Wanted: no frame over 50 ms (three frames of a screen with 60 a second). A scroll moves on the screen by the compositor:
its frames are what a visitor sees, counted as they are drawn. The page's own thread brings the next cards meanwhile; its
frames are counted by \`requestAnimationFrame\`. What it brings too late is seen as a card of the window that is its name
only: ${names.names} of ${names.frames} frames, looked at in a scroll of its own. The browser itself calls ${scroll.page.long} of the page's frames
long (long animation frames, over 50 ms).

The boxes are what this machine, which paints without a graphics card, makes of a page that has nothing to do. A wheel or
a reader's finger moves a page by 1,000 to 3,000 px a second; a fling begins with 3,000 to 5,000 and slows down within two
seconds, which this scroll never does.

## Memory

| loaded | JS heap | DOM nodes |
|---|---|---|
| 24 cards | ${one(memory.before.megabytes)} MB | ${memory.before.nodes} |
| 1,000 cards | ${one(memory.after.megabytes)} MB | ${memory.after.nodes} |
| the same, scrolled through | ${one(memory.scrolled.megabytes)} MB | ${memory.scrolled.nodes} |

## Map, 10,000 pins

${FRAME_HEAD}
${frameRow(`dragged to and fro, ${map.pins} buttons drawn`, map.frames)}
${frameRow("the same on a map with the same tiles and no pin, alone on its page", emptyMap)}

Wanted: 60 frames a second. Long animation frames: ${map.frames.long}.

## Filters, 1,000 loaded cards

| press | until the next paint |
|---|---|
${filters.map(({ name, milliseconds }) => `| ${name} | ${milliseconds === 0 ? "under 16" : milliseconds} ms |`).join("\n")}

Wanted: 200 ms at most (INP "good").
`;
}
