import { readFile } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { root } from "../../steps/root.mjs";
import { week } from "../week.mjs";
import { memoryOf } from "./memory.mjs";

/** @type {Record<string, string>} */
const pages = JSON.parse(await readFile(path.join(root, "e2e/support/pages.json"), "utf8"));
/** Every page, an item that does not exist, and an address without a route. */
const paths = [
  "/stays",
  ...Object.values(pages).map((page) => page + week),
  "/stays/village/999999/gone",
  "/nowhere",
];
const languages = ["en", "sv", "no", "de"];
/** Visitors who each request the next page after the last response. */
const VISITORS = 6;
/** One visit out of so many is cancelled before the response. */
const IMPATIENT = 25;

/** Time after which an impatient visitor cancels, in milliseconds. */
const PATIENCE = 20;

/**
 * Requests a page and cancels, as a browser does when its visitor navigates on. It does not use `fetch`: in
 * Node 20 a body that is cancelled while it is decompressed may never settle.
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
 * Lets visitors read pages for some time. Memory is measured `samples` times, during pauses without any open
 * request.
 *
 * @param {import("../sites/site.mjs").BenchSite} site started with `probed`
 * @param {{ seconds: number, samples: number }} soak
 */
export async function soak(site, { seconds, samples }) {
  const counts = { answered: 0, failed: 0, left: 0 };
  let next = 0;
  const readUntil = async (/** @type {number} */ end) => {
    while (performance.now() < end) counts[await visit(site.address, next++)] += 1;
  };
  const rows = [];
  for (let sample = 1; sample <= samples; sample += 1) {
    const end = performance.now() + (seconds * 1000) / samples;
    await Promise.all(Array.from({ length: VISITORS }, () => readUntil(end)));
    rows.push({ at: (seconds * sample) / samples, ...counts, memory: await memoryOf(site) });
    console.log(`${Math.round((100 * sample) / samples)} %`);
  }
  return rows;
}
