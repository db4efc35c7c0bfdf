import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../steps/root.mjs";
import { week } from "../pages.mjs";
import { machine, median, table } from "../report.mjs";
import { onSite } from "../sites/site.mjs";
import { requestAll } from "./wrk.mjs";

/** Number of rows. It is a multiple of three, because thirds are compared. */
const SAMPLES = 12;
const VISITORS = 6;
/** Pause between two readings of the memory, in milliseconds. */
const PAUSE = 500;
const MEGABYTE = 1024 * 1024;
/** Highest ratio of the last third's memory to the middle third's that still counts as flat. */
const TOLERANCE = 1.05;

/** Every page in every language, an item that does not exist, and an address without a route. */
async function pathsOfSite() {
  const pages = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
  const paths = [
    "/stays",
    ...Object.values(pages).map((page) => page + week),
    "/stays/village/999999/gone",
    "/no",
  ];
  return ["en", "sv", "no", "de"].flatMap((language) => paths.map((one) => `/${language}${one}`));
}

/** The memory of a site in megabytes, by its own metrics. @param {string} address */
async function memoryOf(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const of = (/** @type {string} */ name) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    ) / MEGABYTE;
  return {
    resident: of("process_resident_memory_bytes"),
    heap: of("nodejs_heap_size_used_bytes") + of("nodejs_external_memory_bytes"),
    workers: of('stays_rendering{what="memory"}'),
  };
}

/** The smallest of several readings, which is that after a garbage collection. @param {string} address @param {Promise<unknown>} load */
async function leastMemory(address, load) {
  let isOver = false;
  const ended = load.finally(() => {
    isOver = true;
  });
  let least = await memoryOf(address);
  while (!isOver) {
    const now = await memoryOf(address);
    for (const key of /** @type {(keyof typeof least)[]} */ (Object.keys(least)))
      least = { ...least, [key]: Math.min(least[key], now[key]) };
    await wait(PAUSE);
  }
  await ended;
  return least;
}

/** Whether the memory of a site grows with visits, as Markdown. @param {number} minutes */
export async function soakReport(minutes) {
  const paths = await pathsOfSite();
  const samples = await onSite({}, async ({ address }) => {
    const found = [];
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const load = requestAll(address, paths, {
        connections: VISITORS,
        seconds: Math.max(1, Math.round((minutes * 60) / SAMPLES)),
      });
      const memory = await leastMemory(address, load);
      found.push({ at: (minutes * sample) / SAMPLES, requests: (await load).requests, ...memory });
      console.log(`${Math.round((100 * sample) / SAMPLES)} %`);
    }
    return found;
  });
  const third = SAMPLES / 3;
  const middleOf = (/** @type {number} */ from) =>
    median(samples.slice(from, from + third).map(({ heap, workers }) => heap + workers));
  const [before, after] = [middleOf(third), middleOf(2 * third)];
  return [
    `Whether the memory of the server grows with visits. **Setup:** ${await machine()} Six visitors of wrk request all pages in four languages, missing pages and old URLs included.`,
    table(
      ["after", "requests", "resident MB", "heap and buffers MB", "workers MB"],
      samples
        .filter((_, index) => (index + 1) % third === 0)
        .map(({ at, requests, resident, heap, workers }) => [
          `${at.toFixed(1)} min`,
          requests,
          ...[resident, heap, workers].map((megabytes) => megabytes.toFixed(1)),
        ]),
    ),
    "**Meaning.** Each figure is the smallest that `/metrics` had within a twelfth of the time, as after a garbage collection. Memory is flat when heap, buffers and workers of the last third are at most 5 % above the second: caches fill in the first third, later growth is a leak.",
    `${before.toFixed(1)} MB in the second third, ${after.toFixed(1)} MB in the last: ${after <= before * TOLERANCE ? "flat" : "**not flat**"}.`,
  ].join("\n\n");
}
