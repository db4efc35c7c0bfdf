import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import { serverPages } from "../pages.mjs";

/** @param {string} file of the kernel */
const readProc = (file) => readFile(file, "utf8").catch(() => "");

/** Whether a process renders pages. @param {string} pid */
const isRenderWorker = async (pid) => (await readProc(`/proc/${pid}/cmdline`)).includes("render-worker.cjs");

/**
 * Memory of a process with its render workers, in megabytes. A page of memory that several share counts once.
 *
 * @param {number | undefined} pid
 */
async function memoryOf(pid) {
  const children = (await readProc(`/proc/${pid}/task/${pid}/children`)).trim().split(" ");
  let kilobytes = 0;
  for (const one of [String(pid), ...children]) {
    if (one !== String(pid) && !(await isRenderWorker(one))) continue;
    const rollup = await readProc(`/proc/${one}/smaps_rollup`);
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

/**
 * Number of pages served as the page shell because of overload. 0 when the site renders no page on the
 * server.
 *
 * @param {string} address
 */
async function shedOf(address) {
  const { rendering } = await (await fetch(`${address}/healthz`)).json();
  return rendering?.shed ?? 0;
}

/**
 * The figures of a site under load.
 *
 * @typedef {object} LoadFigures
 * @property {number} connections that each request the next page after the last response
 * @property {number} perSecond pages
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} failed requests
 * @property {number} shed pages served as the page shell because of overload
 * @property {number} memory megabytes after the load
 */

/**
 * Requests the benchmark's pages in turn, as fast as the site answers.
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
    requests: serverPages.map(({ address }) => ({ path: address })),
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
