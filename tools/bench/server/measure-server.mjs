import { loadSite } from "./load-site.mjs";

/** Few connections for what a page takes; many for what happens when more come than can be rendered. */
const CONNECTIONS = [1, 8, 64];
const SECONDS = 10;
const WARM_UP = 3;

/**
 * Both sites under growing load, one after the other.
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
