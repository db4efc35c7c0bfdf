import { buildStale } from "../steps/build-stale.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { overloadReport } from "./report/overload-report.mjs";
import { serverReport } from "./report/server-report.mjs";
import { measureServer } from "./server/measure-server.mjs";
import { measureOverload, overloadedSite } from "./server/overload.mjs";
import { needWrk } from "./server/wrk.mjs";
import { openSite } from "./sites/site.mjs";

/** The compared sites, by name: their environment. */
const sites = {
  "page cache (`PAGE_CACHE_MEGABYTES=64`)": { PAGE_CACHE_MEGABYTES: "64" },
  "rendered on the server": {},
  "shell only (`RENDER=off`)": { RENDER: "off" },
};

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

/** @param {boolean} isOverload */
async function chosenReport(isOverload) {
  if (isOverload) {
    const overload = await onSite(overloadedSite, measureOverload);
    return { file: "overload.md", text: overloadReport({ overload, machine: await machine() }) };
  }
  await needWrk();
  return { file: "server.md", text: await loadReport() };
}

/** @param {{ isOverload: boolean, isWritten: boolean }} order */
export async function benchServerOf({ isOverload, isWritten }) {
  await buildStale();
  const { file, text } = await chosenReport(isOverload);
  if (isWritten) await keepReport(file, text);
  else console.log(text);
}
