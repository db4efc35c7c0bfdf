import { parseArgs } from "node:util";
import { buildStale } from "../build.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { machine } from "./report/machine.mjs";
import { soakReport } from "./report/soak-report.mjs";
import { probed } from "./server/memory.mjs";
import { soak } from "./server/soak.mjs";
import { measureSwaps } from "./server/swaps.mjs";
import { openSite } from "./sites/site.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    swaps: { type: "string", default: "200" },
    "no-write": { type: "boolean", default: false },
  },
});
/** Number of memory samples. It is a multiple of three, because thirds are compared. */
const SAMPLES = 12;

await buildStale();
const swapped = await measureSwaps({ swaps: Number(values.swaps), samples: SAMPLES });
const site = await openSite({}, probed);
const soaked = await soak(site, { seconds: Number(values.minutes) * 60, samples: SAMPLES });
await site.close();
const report = soakReport({ soaked, swapped, machine: await machine() });
if (values["no-write"]) console.log(report);
else await keepReport("soak.md", report);
