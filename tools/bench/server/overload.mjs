import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { newSearches } from "./new-searches.mjs";

/** Load as multiples of what the server can render. */
const FACTORS = [0.5, 1, 2, 5];
/** Seconds of each load. */
const SECONDS = 10;
/** Seconds of the load that finds out what the server can render, and its visitors. */
const CAPACITY_SECONDS = 8;
const CAPACITY_VISITORS = 8;
/** Addresses that every second visitor requests; the others search for what nobody has searched for. */
const POPULAR = 20;
/** Seconds after which a page counts as stale, as in the environment of the site. */
const FRESH = 5;

/** Environment of a site whose kept pages become stale during the measurement. */
export const overloadedSite = {
  PAGE_CACHE_MEGABYTES: "64",
  PAGE_CACHE_SECONDS: String(FRESH),
  PAGE_STALE_SECONDS: "600",
};

/**
 * What a visitor got.
 *
 * @typedef {object} Answer
 * @property {"fresh" | "stale" | "shell" | "failed"} kind
 * @property {number} ms until the last byte
 */

/** @param {import("node:http").IncomingMessage} response @param {Buffer} body @returns {Answer["kind"]} */
function kindOf({ statusCode, headers }, body) {
  if (statusCode !== 200) return "failed";
  if (headers.age !== undefined) return Number(headers.age) >= FRESH ? "stale" : "fresh";
  return /<h1[\s>]/.test(brotliDecompressSync(body).toString()) ? "fresh" : "shell";
}

/** @param {string} url @param {Agent} agent @returns {Promise<Answer>} */
function visit(url, agent) {
  const started = performance.now();
  const answer = (/** @type {Answer["kind"]} */ kind) => ({ kind, ms: performance.now() - started });
  return new Promise((resolve) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        // The time ends before the page is decompressed here.
        const { ms } = answer("fresh");
        resolve({ kind: kindOf(response, Buffer.concat(parts)), ms });
      });
      response.on("error", () => resolve(answer("failed")));
    }).on("error", () => resolve(answer("failed")));
  });
}

/** @param {readonly number[]} values sorted @param {number} share */
const quantile = (values, share) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/**
 * Pages a second that the server renders for a few visitors who each wait for their page.
 *
 * @param {string} address @param {Iterator<string>} searches @param {Agent} agent
 */
async function capacityOf(address, searches, agent) {
  let pages = 0;
  const end = performance.now() + CAPACITY_SECONDS * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      await visit(address + searches.next().value, agent);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CAPACITY_VISITORS }, visitor));
  return pages / CAPACITY_SECONDS;
}

/**
 * Sends visitors at a fixed rate, whether the server answers or not: from half to five times what it can render.
 *
 * @param {import("../sites/site.mjs").BenchSite} site started with `overloadedSite`
 */
export async function measureOverload({ address }) {
  const agent = new Agent({ keepAlive: true });
  const searches = newSearches();
  const popular = Array.from({ length: POPULAR }, () => searches.next().value);
  const capacity = await capacityOf(address, searches, agent);
  for (const path of popular) await visit(address + path, agent);
  const rows = [];
  for (const factor of FACTORS) {
    const perSecond = capacity * factor;
    /** @type {Promise<Answer>[]} */
    const visits = [];
    const started = performance.now();
    while (performance.now() - started < SECONDS * 1000) {
      const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
      while (visits.length < due) {
        const isPopular = visits.length % 2 === 0;
        const path = isPopular ? popular[visits.length % POPULAR] : searches.next().value;
        visits.push(visit(address + path, agent));
      }
      await wait(5);
    }
    const answers = await Promise.all(visits);
    const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
    const shareOf = (/** @type {Answer["kind"]} */ kind) =>
      answers.filter((answer) => answer.kind === kind).length / answers.length;
    rows.push({
      factor,
      perSecond,
      visits: answers.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      slowest: times.at(-1) ?? 0,
      fresh: shareOf("fresh"),
      stale: shareOf("stale"),
      shell: shareOf("shell"),
      failed: shareOf("failed"),
    });
    await wait(2_000);
  }
  agent.destroy();
  return { capacity, rows };
}
