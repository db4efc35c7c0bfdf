import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildChanged } from "../support/build-changed.mjs";
import { ensurePrograms } from "../support/debian-packages.mjs";
import { root } from "../support/root.mjs";
import { serverPages, week } from "./pages.mjs";
import { keepReport, machine, median, table } from "./report.mjs";
import { requestAll } from "./server/wrk.mjs";
import { onSite } from "./sites/site.mjs";

const SECONDS = 10;
const WARM_UP = { connections: 8, seconds: 3 };
const HEAD = ["site", "connections", "pages a second", "p50 ms", "p99 ms", "failed", "shell only"];

const pages = serverPages.map(({ address }) => address);

/** Pages that the server sent as a shell because of overload, since its start. @param {string} address */
async function readShells(address) {
  const { rendering } = await (await fetch(`${address}/healthz`)).json();
  return rendering?.shed ?? 0;
}

/**
 * Requests paths of a site as fast as it answers, with more and more connections.
 *
 * @param {{ name: string, env: NodeJS.ProcessEnv, paths: readonly string[], connections: readonly number[] }} load
 */
const measure = ({ name, env, paths, connections: counts }) =>
  onSite(env, async ({ address }) => {
    await requestAll(address, paths, WARM_UP);
    const rows = [];
    for (const connections of counts) {
      const before = await readShells(address);
      const load = { connections, seconds: SECONDS };
      const { requests, seconds, p50, p99, failed } = await requestAll(address, paths, load);
      const rate = (requests / seconds).toFixed(1);
      const shells = (await readShells(address)) - before;
      rows.push([name, connections, rate, p50.toFixed(1), p99.toFixed(1), failed, shells]);
    }
    return rows;
  });

/** The report of the server under load, as Markdown. */
async function loadReport() {
  const sites = {
    "page cache (`PAGE_CACHE_MEGABYTES=64`)": { PAGE_CACHE_MEGABYTES: "64" },
    "rendered on the server": { PAGE_CACHE_MEGABYTES: "0" },
    "shell only (`RENDER=off`)": { RENDER: "off", PAGE_CACHE_MEGABYTES: "0" },
  };
  const rows = [];
  // Few connections show the time of one page, many the behaviour under overload.
  for (const [name, env] of Object.entries(sites))
    rows.push(...(await measure({ name, env, paths: pages, connections: [1, 8, 64] })));
  const names = serverPages.map(({ name }) => name).join("; ");
  return [
    `How many pages a second the server sends: with its page cache, when it renders each page, and with \`RENDER=off\`. **Setup:** ${await machine()} wrk requests the pages of the benchmark in turn (${names}) with Brotli. It shares the cores with the site and the mock back end.`,
    table(HEAD, rows),
    "**Meaning.** No page may fail. Under overload the server sends the shell without the page, and the browser renders it: *shell only* counts those.",
  ].join("\n\n");
}

/** The report of the server under overload, as Markdown. */
async function overloadReport() {
  const env = { PAGE_CACHE_MEGABYTES: "64", PAGE_CACHE_SECONDS: "5", PAGE_STALE_SECONDS: "600" };
  const paths = [...pages, "new", "new"];
  const rows = await measure({ name: "half new searches", env, paths, connections: [8, 32, 128] });
  return [
    `What visitors get when more of them come than the server can render pages for. **Setup:** ${await machine()} Each visitor of wrk requests the next page after the last one: half are popular pages, which are kept (\`PAGE_CACHE_MEGABYTES=64\`) and stale after five seconds, half are searches that nobody has made before.`,
    table(HEAD, rows),
    "**Meaning.** The goal is a page within 1,000 ms for everyone, and none that fails. With the *shell only*, the browser renders the page.",
  ].join("\n\n");
}

const VISITORS = 6;
/** Number of rows. It is a multiple of three, because thirds are compared. */
const SAMPLES = 12;
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
async function readMemory(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const values = new Map(text.split("\n").map((line) => /** @type {[string, string]} */ (line.split(" "))));
  const of = (/** @type {string} */ name) => Number(values.get(name)) / MEGABYTE;
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
  const readings = [await readMemory(address)];
  while (!isOver) {
    await wait(PAUSE);
    readings.push(await readMemory(address));
  }
  await ended;
  const least = (/** @type {"resident" | "heap" | "workers"} */ part) =>
    Math.min(...readings.map((reading) => reading[part]));
  return { resident: least("resident"), heap: least("heap"), workers: least("workers") };
}

/** Whether the memory of a site grows with visits, as Markdown. @param {number} minutes */
async function soakReport(minutes) {
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
  const findMiddle = (/** @type {number} */ from) =>
    median(samples.slice(from, from + third).map(({ heap, workers }) => heap + workers));
  const [before, after] = [findMiddle(third), findMiddle(2 * third)];
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

/** The parts of the benchmark by name: the title of their section, and the report. */
const parts = {
  load: { title: "Server under load", report: loadReport },
  overload: { title: "Server under overload", report: overloadReport },
  soak: { title: "Memory during a soak", report: soakReport },
};

export const partNames = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));

/**
 * Measures the server.
 *
 * @param {{ chosen: readonly (keyof typeof parts)[], minutes: number, isWritten: boolean }} order `minutes` of the soak
 */
export async function runServerBench({ chosen, minutes, isWritten }) {
  await buildChanged();
  await ensurePrograms([["wrk", "wrk"]]);
  for (const name of chosen) {
    const { title, report } = parts[name];
    await keepReport(title, await report(minutes), isWritten);
  }
}
