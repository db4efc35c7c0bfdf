import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openServers } from "../../e2e/support/rolling/servers.mjs";
import { startVisitors } from "../../e2e/support/rolling/visitors.mjs";
import { buildStale } from "../steps/build-stale.mjs";
import { serverPages } from "./pages.mjs";
import { keepReport, machine, table } from "./report.mjs";
import { loadReport, overloadReport } from "./server/load.mjs";
import { soakReport } from "./server/soak.mjs";
import { needWrk } from "./server/wrk.mjs";

const VISITORS = 6;
const QUIET_MS = 5_000;

/** The report of a rolling deployment and a kill under load, as Markdown. */
async function rollingReport() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-rolling-"));
  /** @type {Awaited<ReturnType<typeof openServers>> | undefined} */
  let servers;
  try {
    servers = await openServers(folder);
    const { origin, next, replace, stop } = servers;
    const addresses = serverPages.map(({ address }) => address);
    const visitors = startVisitors(origin, addresses, VISITORS);
    /** @type {readonly (readonly [string, () => Promise<unknown>])[]} */
    const phases = [
      ["two servers", async () => {}],
      ["server 1 gets the other host", () => replace(0, next)],
      ["server 2 gets the other host", () => replace(1, next)],
      ["server 1 is killed (SIGKILL)", () => stop(0, "SIGKILL")],
      ["server 1 is started again", () => replace(0, next)],
    ];
    const rows = [];
    for (const [name, act] of phases) {
      const before = visitors.now();
      const began = performance.now();
      await act();
      await wait(QUIET_MS);
      const { pages, failures } = visitors.now();
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      rows.push([name, seconds, pages - before.pages, failures.length - before.failures.length]);
    }
    await visitors.stop();
    return [
      `How many pages fail while two servers behind HAProxy get another host, and while one of them is killed. **Setup:** ${await machine()} ${VISITORS} visitors load pages with all their scripts, without a pause, through HAProxy (deploy/haproxy.cfg).`,
      table(["phase", "seconds", "pages", "failed"], rows),
      "**Meaning.** No page should fail. A page failed if it, or one of its scripts, did not arrive complete with status 200.",
      ...visitors.now().failures.map((line) => `- ${line}`),
    ].join("\n\n");
  } finally {
    await servers?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

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
