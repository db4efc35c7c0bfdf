import { openSite } from "../sites/site.mjs";
import { loadSite } from "./load-site.mjs";
import { memoryOf, probed } from "./memory.mjs";
import { newSearches } from "./new-searches.mjs";

const SECONDS = 8;
const CONNECTIONS = 16;
const WARM_UP = 3;
/** Visitors who each search anew after the last response. */
const VISITORS = 4;

/**
 * Loads one and two servers at the same time; the connections are divided among them, as a balancer does.
 *
 * @param {number} count of servers
 * @param {NodeJS.ProcessEnv} env
 */
async function loadServers(count, env) {
  const sites = await Promise.all(Array.from({ length: count }, () => openSite(env)));
  const load = (/** @type {number} */ seconds) =>
    Promise.all(sites.map((site) => loadSite(site, { connections: CONNECTIONS / count, seconds })));
  try {
    await load(WARM_UP);
    const figures = await load(SECONDS);
    return {
      perSecond: figures.reduce((sum, { perSecond }) => sum + perSecond, 0),
      p99: Math.max(...figures.map(({ p99 }) => p99)),
      failed: figures.reduce((sum, { failed }) => sum + failed, 0),
      memory: figures.reduce((sum, { memory }) => sum + memory, 0),
    };
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
}

/** Pages a second of one and two servers, rendering each page and with kept pages. */
export async function measureServers() {
  const rows = [];
  for (const [pages, env] of Object.entries({ rendered: {}, kept: { PAGE_CACHE_MEGABYTES: "64" } }))
    for (const count of [1, 2]) rows.push({ pages, count, ...(await loadServers(count, env)) });
  return rows;
}

/**
 * Memory of a server while visitors search for what nobody has searched for before.
 *
 * @param {{ searches: number, samples: number }} plan
 */
export async function measureSearches({ searches, samples }) {
  const site = await openSite({ PAGE_CACHE_MEGABYTES: "16" }, probed);
  const addresses = newSearches();
  const rows = [];
  try {
    for (let sample = 1; sample <= samples; sample += 1) {
      let left = searches / samples;
      const visitor = async () => {
        while (left > 0) {
          left -= 1;
          await (await fetch(site.address + addresses.next().value)).arrayBuffer();
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      rows.push({ at: (searches * sample) / samples, memory: await memoryOf(site) });
    }
  } finally {
    await site.close();
  }
  return rows;
}
