import { buildStale } from "../steps/build-stale.mjs";
import { keepReport } from "./report/keep-report.mjs";
import { loadReport, overloadReport } from "./server/load.mjs";
import { rollingReport } from "./server/rolling.mjs";
import { soakReport } from "./server/soak.mjs";
import { needWrk } from "./server/wrk.mjs";

/** The parts of the benchmark by name: the title of their section, and the report. */
const parts = {
  load: { title: "Server under load", report: loadReport },
  overload: { title: "Server under overload", report: overloadReport },
  rolling: { title: "Rolling restart", report: rollingReport },
  soak: { title: "Memory during a soak", report: soakReport },
};

export const partNames = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts));

/**
 * Measures the server.
 *
 * @param {{ chosen: readonly (keyof typeof parts)[], minutes: number, isWritten: boolean }} order `minutes` of the soak
 */
export async function benchServerOf({ chosen, minutes, isWritten }) {
  await buildStale();
  for (const name of chosen) {
    if (name !== "rolling") await needWrk();
    const { title, report } = parts[name];
    await keepReport(title, await report(minutes), isWritten);
  }
}
