import { buildStale } from "../steps/build-stale.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { overloadReport } from "./report/overload-report.mjs";
import { serverReport } from "./report/server-report.mjs";
import { soakReport } from "./report/soak-report.mjs";
import { rollingReport } from "./rolling/main.mjs";
import { measureServer } from "./server/measure-server.mjs";
import { probed } from "./server/memory.mjs";
import { measureOverload, overloadedSite } from "./server/overload.mjs";
import { soak } from "./server/soak.mjs";
import { needWrk } from "./server/wrk.mjs";
import { openSite } from "./sites/site.mjs";

/** Number of memory samples. It is a multiple of three, because thirds are compared. */
const SAMPLES = 12;
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
  await needWrk();
  const rows = [];
  for (const [name, env] of Object.entries(sites))
    rows.push(...(await onSite(env, (site) => measureServer({ [name]: site }))));
  return serverReport({ rows, machine: await machine() });
}

/** The parts of the benchmark by name: the title of their section, and the report. */
const parts = {
  load: { title: "Server under load", report: loadReport },
  overload: {
    title: "Server under overload",
    report: async () =>
      overloadReport({ overload: await onSite(overloadedSite, measureOverload), machine: await machine() }),
  },
  rolling: { title: "Rolling restart", report: rollingReport },
  soak: { title: "Memory during a soak", report: soakedReport },
};

export const partNames = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));

/** @param {number} minutes */
async function soakedReport(minutes) {
  const site = await openSite({}, probed);
  try {
    const soaked = await soak(site, { seconds: minutes * 60, samples: SAMPLES });
    return soakReport({ soaked, machine: await machine() });
  } finally {
    await site.close();
  }
}

/**
 * Measures the server.
 *
 * @param {{ chosen: readonly (keyof typeof parts)[], minutes: number, isWritten: boolean }} order `minutes` of the soak
 */
export async function benchServerOf({ chosen, minutes, isWritten }) {
  await buildStale();
  for (const name of chosen) {
    const { title, report } = parts[name];
    await keepReport(title, await report(minutes), isWritten);
  }
}
