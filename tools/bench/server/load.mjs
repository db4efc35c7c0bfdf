import { serverPages } from "../pages.mjs";
import { machine, table } from "../report.mjs";
import { onSite } from "../sites/site.mjs";
import { requestAll } from "./wrk.mjs";

const SECONDS = 10;
const WARM_UP = { connections: 8, seconds: 3 };
const HEAD = ["site", "connections", "pages a second", "p50 ms", "p99 ms", "failed", "shell only"];

const pages = serverPages.map(({ address }) => address);

/** Pages that the server sent as a shell because of overload, since its start. @param {string} address */
async function shellsOf(address) {
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
      const before = await shellsOf(address);
      const load = { connections, seconds: SECONDS };
      const { requests, seconds, p50, p99, failed } = await requestAll(address, paths, load);
      const rate = (requests / seconds).toFixed(1);
      const shells = (await shellsOf(address)) - before;
      rows.push([name, connections, rate, p50.toFixed(1), p99.toFixed(1), failed, shells]);
    }
    return rows;
  });

/** The report of the server under load, as Markdown. */
export async function loadReport() {
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
export async function overloadReport() {
  const env = { PAGE_CACHE_MEGABYTES: "64", PAGE_CACHE_SECONDS: "5", PAGE_STALE_SECONDS: "600" };
  const paths = [...pages, "new", "new"];
  const rows = await measure({ name: "half new searches", env, paths, connections: [8, 32, 128] });
  return [
    `What visitors get when more of them come than the server can render pages for. **Setup:** ${await machine()} Each visitor of wrk requests the next page after the last one: half are popular pages, which are kept (\`PAGE_CACHE_MEGABYTES=64\`) and stale after five seconds, half are searches that nobody has made before.`,
    table(HEAD, rows),
    "**Meaning.** The goal is a page within 1,000 ms for everyone, and none that fails. With the *shell only*, the browser renders the page.",
  ].join("\n\n");
}
