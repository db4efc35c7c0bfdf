import { buildStale } from "../build.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { serverReport } from "./report/server-report.mjs";
import { measureServer } from "./server/measure-server.mjs";
import { openSite } from "./sites/site.mjs";

/** The compared sites, by name: their environment. */
const sites = {
  "page cache (`PAGE_CACHE_MEGABYTES=64`)": { PAGE_CACHE_MEGABYTES: "64" },
  "rendered on the server": {},
  "shell only (`RENDER=off`)": { RENDER: "off" },
};

await buildStale();
const rows = [];
for (const [name, env] of Object.entries(sites)) {
  const site = await openSite(env);
  try {
    rows.push(...(await measureServer({ [name]: site })));
  } finally {
    await site.close();
  }
}
const report = serverReport({ rows, machine: await machine() });
if (process.argv.includes("--no-write")) console.log(report);
else await keepReport("server.md", report);
