import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepReport } from "../bench/report/keep-report.mjs";
import { machine } from "../bench/report/machine.mjs";
import { table } from "../bench/report/table.mjs";
import { openSite } from "../bench/sites/site.mjs";
import { buildStale } from "../build.mjs";
import { run } from "../steps/command.mjs";
import { localBuilds } from "../steps/local-builds.mjs";
import { ToolError } from "../steps/step.mjs";
import { isVarnishInstalled, startVarnish } from "../varnish/varnish.mjs";
import { SEARCHES, visits } from "./visits.mjs";

const VISITS = 4_000;
/** Visitors at the same time. */
const AT_ONCE = 8;
const PAGE = "/en/stays/upsell/categories";

/**
 * Opens all pages, several at the same time.
 *
 * @param {string} origin of Varnish
 * @returns {Promise<{ hits: number, failed: number, seconds: number }>}
 */
async function openAll(origin) {
  const waiting = [...visits(VISITS)];
  const count = { hits: 0, failed: 0 };
  const started = performance.now();
  const visit = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const headers = { "accept-encoding": "br", cookie: one.cookie };
      const response = await fetch(origin + one.address, { headers });
      await response.arrayBuffer();
      if (!response.ok) count.failed += 1;
      if (response.headers.get("x-cache") === "hit") count.hits += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return { ...count, seconds: (performance.now() - started) / 1_000 };
}

/**
 * Seconds from a change of the registry until a page that is cached shows it.
 *
 * @param {string} origin of Varnish
 * @param {string} store
 */
async function untilReleaseShows(origin, store) {
  while ((await fetch(origin + PAGE)).headers.get("x-cache") !== "hit");
  const isShown = async () => (await (await fetch(origin + PAGE)).text()).includes('"name":"mf-upsell"');
  const started = performance.now();
  const env = { RELEASES: store, PURGE_URL: origin, RELEASED_BY: "bench:cache" };
  const done = run(process.execPath, ["tools/retire.mjs", "mf-upsell"], env);
  while (await isShown());
  const seconds = (performance.now() - started) / 1_000;
  await done;
  return seconds;
}

if (!isVarnishInstalled()) throw new ToolError("✗ Varnish is not installed (on Debian: varnish).");
await buildStale();
const folder = await mkdtemp(path.join(tmpdir(), "stays-cache-"));
const store = path.join(folder, "releases");
await cp(localBuilds, store, { recursive: true });
const site = await openSite({ RELEASES: store, DEVELOPMENT_RELEASES: "", SANDBOX: "1" });
const varnish = await startVarnish(site.address, folder);
try {
  const { hits, failed, seconds } = await openAll(varnish.address);
  const shown = await untilReleaseShows(varnish.address, store);
  const report = [
    "# A cache in front",
    "How many pages Varnish answers with `deploy/varnish.vcl`, and how soon a change of the releases shows through it.",
    "**Repeat:** `npm run bench:cache`.",
    `**Setup:** ${await machine()} ${VISITS} page views, ${AT_ONCE} at a time, of ${SEARCHES} searches: the chance of the nth is as 1 / n. Every visitor has cookies of other services. The cache is empty at first. The mix is made, not recorded from a real site.`,
    table(
      ["measured", "value"],
      [
        ["page views", VISITS],
        ["answered by Varnish", hits],
        ["hit rate", (hits / VISITS).toFixed(3)],
        ["failed", failed],
        ["pages a second", (VISITS / seconds).toFixed(0)],
        ["a retired remote is off a cached page, seconds after the start of the command", shown.toFixed(2)],
      ],
    ),
    "",
  ].join("\n\n");
  if (process.argv.includes("--no-write")) console.log(report);
  else await keepReport("cache.md", report);
} finally {
  await varnish.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
