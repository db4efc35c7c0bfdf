// npm run bench:soak: memory of the server over minutes of visitors and over releases of a remote.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { machine } from "./bench/report/machine.mjs";
import { soakReport } from "./bench/report/soak-report.mjs";
import { probed } from "./bench/server/memory.mjs";
import { soak } from "./bench/server/soak.mjs";
import { measureSwaps } from "./bench/server/swaps.mjs";
import { openSite } from "./bench/sites/site.mjs";
import { buildStale } from "./build.mjs";
import { root } from "./steps/root.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    swaps: { type: "string", default: "200" },
    "no-write": { type: "boolean", default: false },
  },
});
/** Times at which memory is looked at; a multiple of three, as thirds are compared. */
const SAMPLES = 12;

await buildStale();
const swapped = await measureSwaps({ swaps: Number(values.swaps), samples: SAMPLES });
const site = await openSite({}, probed);
const soaked = await soak(site, { seconds: Number(values.minutes) * 60, samples: SAMPLES });
await site.close();
const report = soakReport({ soaked, swapped, machine: await machine() });
console.log(report);
if (!values["no-write"]) {
  const folder = path.join(root, "docs/benchmarks");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "soak.md"), report);
}
