import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverPages } from "../pages.mjs";
import { machine } from "../report/machine.mjs";
import { table } from "../report/table.mjs";
import { openServers } from "./servers.mjs";
import { startVisitors } from "./visitors.mjs";

const VISITORS = 6;
const QUIET_MS = 5_000;

/**
 * Measures deployments and kills of servers under load.
 *
 * @param {Awaited<ReturnType<typeof openServers>>} servers
 */
async function measure({ origin, next, replace, stop }) {
  const visitors = startVisitors(
    origin,
    serverPages.map(({ address }) => address),
    VISITORS,
  );
  /** @type {(readonly (string | number)[])[]} */
  const rows = [];
  /** @type {string[]} */
  const failures = [];
  /** @param {string} name @param {() => Promise<unknown>} act */
  const phase = async (name, act) => {
    const before = visitors.now();
    const began = performance.now();
    await act();
    const { pages, failures: all } = visitors.now();
    const failed = all.slice(before.failures.length);
    failures.push(...failed.map((line) => `${name}: ${line}`));
    rows.push([name, ((performance.now() - began) / 1_000).toFixed(1), pages - before.pages, failed.length]);
  };
  await phase("two servers", () => wait(QUIET_MS));
  const early = visitors.now().scripts;
  for (const index of [0, 1])
    await phase(`server ${index + 1} gets the other host`, async () => {
      await replace(index, next);
      await wait(QUIET_MS);
    });
  const lost = await Promise.all(early.map(async (file) => ((await fetch(origin + file)).ok ? 0 : 1)));
  await phase("server 1 is killed (SIGKILL)", async () => {
    await stop(0, "SIGKILL");
    await wait(QUIET_MS);
  });
  await phase("server 1 is started again", async () => {
    await replace(0, next);
    await wait(QUIET_MS);
  });
  await visitors.stop();
  return { rows, failures, early: early.length, lost: lost.filter(Boolean).length };
}

/** The report of a rolling deployment and a kill under load, as Markdown. */
export async function rollingReport() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-rolling-"));
  /** @type {Awaited<ReturnType<typeof openServers>> | null} */
  let servers = null;
  try {
    servers = await openServers(folder);
    const { rows, failures, early, lost } = await measure(servers);
    return [
      `How many pages fail while two servers behind HAProxy get another host, and while one of them is killed. **Setup:** ${await machine()} ${VISITORS} visitors load pages (results; village) with all their scripts, without a pause, through HAProxy (deploy/haproxy.cfg).`,
      table(["phase", "seconds", "pages", "failed"], rows),
      `**Meaning.** No page should fail. A page failed if it, or one of its scripts, did not arrive complete with status 200. After both servers had the other host, ${early - lost} of ${early} scripts of earlier pages were still served.`,
      ...failures.map((line) => `- ${line}`),
    ].join("\n\n");
  } finally {
    await servers?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
