import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { packHost } from "../../pack/pack-host.mjs";
import { freePort } from "../../steps/free-port.mjs";
import { localBuilds } from "../../steps/local-builds.mjs";
import { serverPages } from "../pages.mjs";
import { machine } from "../report/machine.mjs";
import { table } from "../report/table.mjs";
import { makeOtherHost } from "./other-host.mjs";
import { end, startGalaxy, startHaproxy, startServer } from "./servers.mjs";
import { startVisitors } from "./visitors.mjs";

const VISITORS = 6;
const QUIET_MS = 5_000;
/** Drain time of a server, in seconds. HAProxy checks the health each second. */
const DRAIN = "3";

/** @param {string} origin of HAProxy; resolves when a server behind it is ready */
async function whenReady(origin) {
  for (;;) {
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
}

/**
 * Measures deployments and kills of servers under load.
 *
 * @param {string} folder for temporary files
 * @param {(child: import("node:child_process").ChildProcess) => void} keep registers a process to end after
 *   the run
 */
async function measure(folder, keep) {
  const [old, next, store] = ["old", "next", "store"].map((name) => path.join(folder, name));
  if (!old || !next || !store) throw new Error("no folders");
  await packHost(old);
  await makeOtherHost(old, next);
  await cp(localBuilds, store, { recursive: true });
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const galaxy = await startGalaxy(path.join(folder, "galaxy"), origin);
  keep(galaxy.child);
  const start = async (/** @type {string} */ app, /** @type {number} */ index) => {
    const child = await startServer(app, {
      PORT: String(ports[index]),
      GALAXY_URL: galaxy.url,
      SITE_SETTINGS: galaxy.settingsFolder,
      TIME_ZONE: galaxy.timeZone,
      SITE_ORIGIN: origin,
      TRUSTED_PROXIES: "127.0.0.1",
      RELEASES: store,
      DRAIN_SECONDS: DRAIN,
      ACCESS_LOG: "off",
      PREVIEW_SECRET: "bench",
    });
    keep(child);
    return child;
  };
  const servers = await Promise.all([start(old, 0), start(old, 1)]);
  keep(startHaproxy({ port, servers: ports }));
  await whenReady(origin);
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
      const server = servers[index];
      if (server) await end(server);
      servers[index] = await start(next, index);
      await wait(QUIET_MS);
    });
  const lost = await Promise.all(early.map(async (file) => ((await fetch(origin + file)).ok ? 0 : 1)));
  await phase("server 1 is killed (SIGKILL)", async () => {
    if (servers[0]) await end(servers[0], "SIGKILL");
    await wait(QUIET_MS);
  });
  await phase("server 1 is started again", async () => {
    await start(next, 0);
    await wait(QUIET_MS);
  });
  await visitors.stop();
  return { rows, failures, early: early.length, lost: lost.filter(Boolean).length };
}

/** The report of a rolling deployment and a kill under load, as Markdown. */
export async function rollingReport() {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-rolling-"));
  /** @type {import("node:child_process").ChildProcess[]} */
  const children = [];
  try {
    const { rows, failures, early, lost } = await measure(folder, (child) => children.push(child));
    return [
      `How many pages fail while two servers behind HAProxy get another host, and while one of them is killed. **Setup:** ${await machine()} ${VISITORS} visitors load pages (results; village) with all their scripts, without a pause, through HAProxy (deploy/haproxy.cfg).`,
      table(["phase", "seconds", "pages", "failed"], rows),
      `**Meaning.** No page should fail. A page failed if it, or one of its scripts, did not arrive complete with status 200. After both servers had the other host, ${early - lost} of ${early} scripts of earlier pages were still served.`,
      ...failures.map((line) => `- ${line}`),
    ].join("\n\n");
  } finally {
    for (const child of children.reverse()) await end(child, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}
