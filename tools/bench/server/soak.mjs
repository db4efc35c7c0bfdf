import { get } from "node:http";
import { memoryOf } from "./memory.mjs";

const DAY = 86_400_000;
const day = (/** @type {number} */ fromToday) =>
  new Date(Date.now() + fromToday * DAY).toISOString().slice(0, 10);
const week = `?start=${day(77)}&end=${day(84)}&rooms=1&gc-1-adults=2`;

/** Every page, one that is missing, one of an old address, one without a language. */
const paths = [
  `/stays${week}`,
  "/stays",
  `/stays/village/2001/name${week}`,
  `/stays/village/2001/name/3001${week}`,
  `/stays/cabindetail/1001/name${week}`,
  `/stays/hotel/4001/name${week}`,
  `/stays/hotel/4001/name/5001${week}`,
  `/stays/package/list/2001${week}`,
  `/stays/packages${week}`,
  `/stays/upsell/days${week}`,
  `/stays/upsell/categories${week}`,
  `/stays/upsell/transport${week}`,
  "/stays/village/999999/gone",
  "/nowhere",
];
const languages = ["en", "sv", "no", "de"];
/** Visitors who ask for the next page when they have the last. */
const VISITORS = 6;
/** One of so many leaves before the page is there. */
const IMPATIENT = 25;

/** Milliseconds after which the impatient leave. */
const PATIENCE = 20;

/**
 * Asks for a page and leaves, as a browser does whose visitor has gone on. Not by `fetch`: in Node 20 a body that is
 * given up while it is decompressed may never settle.
 *
 * @param {string} url
 * @returns {Promise<"left" | "answered">}
 */
function leave(url) {
  return new Promise((resolve) => {
    const request = get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      answer.on("end", () => resolve("answered")).resume();
      answer.on("error", () => resolve("left"));
    });
    request.on("error", () => resolve("left"));
    setTimeout(() => request.destroy(), PATIENCE);
  });
}

/** @param {string} address @param {number} count */
async function visit(address, count) {
  const language = languages[count % languages.length];
  const path = paths[Math.floor(count / languages.length) % paths.length];
  const url = `${address}/${language}${path}`;
  if (count % IMPATIENT === 0) return leave(url);
  const headers = { "accept-encoding": count % 3 ? "br" : "gzip" };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.status >= 500 ? "failed" : "answered";
}

/**
 * Visitors read pages for a time; memory is looked at `samples` times.
 *
 * @param {import("../sites/site.mjs").BenchSite} site started with `probed`
 * @param {{ seconds: number, samples: number }} soak
 */
export async function soak(site, { seconds, samples }) {
  const counts = { answered: 0, failed: 0, left: 0 };
  let next = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) counts[await visit(site.address, next++)] += 1;
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  const rows = [];
  for (let sample = 1; sample <= samples; sample += 1) {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / samples));
    rows.push({ at: (seconds * sample) / samples, ...counts, memory: await memoryOf(site) });
    console.log(`${Math.round((100 * sample) / samples)} %`);
  }
  isOver = true;
  await Promise.all(visitors);
  return rows;
}
