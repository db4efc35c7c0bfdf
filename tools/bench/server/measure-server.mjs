import { loadSite } from "./load-site.mjs";

/** Few connections show the time of one page; many show the behaviour under overload. */
const CONNECTIONS = [1, 8, 64];
const SECONDS = 10;
const WARM_UP = 3;

/**
 * Measures the sites under growing load, one after the other.
 *
 * @param {Readonly<Record<string, import("../sites/site.mjs").BenchSite>>} sites by name
 */
export async function measureServer(sites) {
  /** @type {({ site: string } & import("./load-site.mjs").LoadFigures)[]} */
  const rows = [];
  for (const [name, site] of Object.entries(sites)) {
    await loadSite(site, { connections: 8, seconds: WARM_UP });
    for (const connections of CONNECTIONS)
      rows.push({ site: name, ...(await loadSite(site, { connections, seconds: SECONDS })) });
  }
  return rows;
}
