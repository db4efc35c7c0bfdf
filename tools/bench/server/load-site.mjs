import { serverPages } from "../pages.mjs";
import { memoryOfProcesses, processesOf, processorTimeOf } from "./site-processes.mjs";
import { requestAll } from "./wrk.mjs";

/** @typedef {{ server: number, workers: number, mock: number }} ProcessorTime */

/**
 * @param {Awaited<ReturnType<typeof processesOf>>} processes
 * @returns {Promise<ProcessorTime>} milliseconds
 */
async function processorTimes({ server, workers, mock }) {
  const [ofServer, ofWorkers, ofMock] = await Promise.all([server, workers, mock].map(processorTimeOf));
  return { server: ofServer ?? 0, workers: ofWorkers ?? 0, mock: ofMock ?? 0 };
}

/**
 * @param {ProcessorTime} before
 * @param {ProcessorTime} after
 * @param {number} pages
 * @returns {ProcessorTime} milliseconds per page
 */
const timePerPage = (before, after, pages) => ({
  server: (after.server - before.server) / pages,
  workers: (after.workers - before.workers) / pages,
  mock: (after.mock - before.mock) / pages,
});

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
 * @property {number} memory megabytes of server and workers after the load
 * @property {ProcessorTime} time milliseconds of processor time per page
 */

/**
 * Requests the benchmark's pages in turn, as fast as the site answers. Needs wrk.
 *
 * @param {import("../sites/site.mjs").BenchSite} site
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<LoadFigures>}
 */
export async function loadSite(site, { connections, seconds }) {
  const before = await shedOf(site.address);
  const processes = await processesOf(site.process.pid);
  const started = await processorTimes(processes);
  const paths = serverPages.map(({ address }) => address);
  const answered = await requestAll(site.address, paths, { connections, seconds });
  return {
    connections,
    perSecond: answered.requests / answered.seconds,
    p50: answered.p50,
    p99: answered.p99,
    failed: answered.failed,
    shed: (await shedOf(site.address)) - before,
    memory: await memoryOfProcesses([...processes.server, ...processes.workers]),
    time: timePerPage(started, await processorTimes(processes), answered.requests),
  };
}
