import { parseArgs } from "node:util";
import { buildStale } from "../build.mjs";
import { growthReport } from "./report/growth-report.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { overloadReport } from "./report/overload-report.mjs";
import { serverReport } from "./report/server-report.mjs";
import { measureSearches, measureServers } from "./server/growth.mjs";
import { measureServer } from "./server/measure-server.mjs";
import { measureOverload, overloadedSite } from "./server/overload.mjs";
import { needWrk } from "./server/wrk.mjs";
import { openSite } from "./sites/site.mjs";

const { values } = parseArgs({
  options: {
    overload: { type: "boolean", default: false },
    growth: { type: "boolean", default: false },
    "no-write": { type: "boolean", default: false },
  },
});

/** The compared sites, by name: their environment. */
const sites = {
  "page cache (`PAGE_CACHE_MEGABYTES=64`)": { PAGE_CACHE_MEGABYTES: "64" },
  "rendered on the server": {},
  "shell only (`RENDER=off`)": { RENDER: "off" },
};
/** New searches, and how often memory is measured among them: a multiple of three, because thirds are compared. */
const SEARCHES = { searches: 2400, samples: 6 };

/** @template Result @param {NodeJS.ProcessEnv} env @param {(site: import("./sites/site.mjs").BenchSite) => Promise<Result>} measure */
async function onSite(env, measure) {
  const site = await openSite(env);
  try {
    return await measure(site);
  } finally {
    await site.close();
  }
}

async function loadReport() {
  const rows = [];
  for (const [name, env] of Object.entries(sites))
    rows.push(...(await onSite(env, (site) => measureServer({ [name]: site }))));
  return serverReport({ rows, machine: await machine() });
}

async function chosenReport() {
  if (values.overload) {
    const overload = await onSite(overloadedSite, measureOverload);
    return { file: "overload.md", text: overloadReport({ overload, machine: await machine() }) };
  }
  await needWrk();
  if (values.growth) {
    const servers = await measureServers();
    const searches = await measureSearches(SEARCHES);
    return { file: "growth.md", text: growthReport({ servers, searches, machine: await machine() }) };
  }
  return { file: "server.md", text: await loadReport() };
}

await buildStale();
const { file, text } = await chosenReport();
if (values["no-write"]) console.log(text);
else await keepReport(file, text);
