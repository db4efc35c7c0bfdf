import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import { benchPages } from "../pages.mjs";

/** Resident memory of a process with its worker threads, in megabytes. @param {number | undefined} pid */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Pages that were composed as too many were waiting; 0 where none are rendered. @param {string} address */
async function shedOf(address) {
  const { rendering } = await (await fetch(`${address}/healthz`)).json();
  return rendering?.shed ?? 0;
}

/**
 * What a site did under load.
 *
 * @typedef {object} LoadFigures
 * @property {number} connections that each ask for the next page when they have the last
 * @property {number} perSecond pages
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} failed requests
 * @property {number} shed pages that were composed instead of rendered
 * @property {number} memory megabytes afterwards
 */

/**
 * Asks a site for the pages of the bench in turn, as fast as it answers.
 *
 * @param {import("../sites/site.mjs").BenchSite} site
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<LoadFigures>}
 */
export async function loadSite(site, { connections, seconds }) {
  const before = await shedOf(site.address);
  const { requests, latency, errors, non2xx } = await autocannon({
    url: site.address,
    connections,
    duration: seconds,
    requests: benchPages.map(({ address }) => ({ path: address })),
    headers: { "accept-encoding": "br" },
  });
  return {
    connections,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + non2xx,
    shed: (await shedOf(site.address)) - before,
    memory: await memoryOf(site.process.pid),
  };
}
