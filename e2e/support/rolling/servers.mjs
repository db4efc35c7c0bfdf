import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { packHost } from "../../../tools/releases/pack-host.mjs";
import { freePort } from "../../../tools/support/free-port.mjs";
import { localBuilds, root } from "../../../tools/support/root.mjs";

/**
 * Copies a packed host and renames its first script, as any change of its sources does.
 *
 * @param {string} from
 * @param {string} to
 */
async function makeOtherHost(from, to) {
  await cp(from, to, { recursive: true });
  const web = path.join(to, "host/dist/web");
  for (const file of await readdir(path.join(web, "js"))) {
    const other = file.replace(/^main\.\w+/, "main.00000000");
    await rename(path.join(web, "js", file), path.join(web, "js", other));
  }
  for (const name of ["assets.json", "release.json"]) {
    const text = await readFile(path.join(web, name), "utf8");
    const changed = text.replace(/js\/main\.\w+\.js/g, "js/main.00000000.js");
    await writeFile(path.join(web, name), changed.replace(/"version": "([^"]+)"/, '"version": "$1-other"'));
  }
}

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Drain time of a server, in seconds. HAProxy checks the health each second. */
const DRAIN = "3";

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
export async function end(child, signal = "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/**
 * Starts the mock back end in its own process, so that several servers can share it.
 *
 * @param {string} folder of its data
 * @param {string} siteOrigin
 * @param {NodeJS.ProcessEnv} [env] added to its environment
 */
export async function startGalaxy(folder, siteOrigin, env = {}) {
  const child = fork(path.join(root, "sandbox/dist/main.cjs"), {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA: folder, SITE_ORIGIN: siteOrigin, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ url, settingsFolder, timeZone }] = await once(child, "message");
  return { child, url: url.replace(/\/$/, ""), settingsFolder, timeZone };
}

/**
 * Starts a server from a packed host, and resolves when it is ready.
 *
 * @param {string} app folder of the packed host
 * @param {NodeJS.ProcessEnv} env
 */
async function startServer(app, env) {
  const child = fork(path.join(app, "host/dist/server/serve.cjs"), {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // A full pipe would block the server.
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The server ended with ${code} while it started.`);
  });
  await Promise.race([once(child, "message"), ended]);
  return child;
}

/** @param {string} origin of HAProxy; resolves when a server behind it is ready */
async function whenReady(origin) {
  while (!(await fetch(`${origin}/healthz`).catch(() => null))?.ok) await wait(100);
}

/** The servers by their names in deploy/haproxy.cfg. */
const NAMES = ["one", "two"];

/**
 * Starts HAProxy with the file that operators use.
 *
 * @param {NodeJS.ProcessEnv} addresses
 */
function startBalancer(addresses) {
  const child = spawn("haproxy", ["-f", path.join(root, "deploy/haproxy.cfg")], {
    env: { ...process.env, ...addresses },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const log = createInterface({ input: child.stdout });
  /** Resolves when a server that was away gets requests again. @param {string | undefined} name */
  const whenUp = (name) =>
    /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        log.on("line", (line) => line.includes(`Server stays/${name} is UP`) && resolve());
      })
    );
  return { child, whenUp };
}

/**
 * Starts two servers of the built host behind HAProxy, with the local builds of the remotes as releases.
 *
 * @param {string} folder for their files
 */
export async function openServers(folder) {
  const [old, next, store] = /** @type {[string, string, string]} */ (
    ["old", "next", "store"].map((name) => path.join(folder, name))
  );
  await packHost(old);
  await makeOtherHost(old, next);
  await cp(localBuilds, store, { recursive: true });
  const port = await freePort();
  const ports = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const galaxy = await startGalaxy(path.join(folder, "galaxy"), origin);
  /** @type {ChildProcess[]} */
  const started = [galaxy.child];

  /** @param {number} index of the server */
  const makeEnv = (index) => ({
    PORT: String(ports[index]),
    GALAXY_URL: galaxy.url,
    SITE_SETTINGS: galaxy.settingsFolder,
    TIME_ZONE: galaxy.timeZone,
    SITE_ORIGIN: origin,
    TRUSTED_PROXIES: "127.0.0.1",
    RELEASES: store,
    DRAIN_SECONDS: DRAIN,
    ACCESS_LOG: "off",
    PREVIEW_SECRET: "rolling",
  });

  /** @param {number} index @param {string} app folder of a packed host */
  async function start(index, app) {
    const server = await startServer(app, makeEnv(index));
    started.push(server);
    return server;
  }

  async function close() {
    for (const child of started.reverse()) await end(child, "SIGKILL");
  }

  /** @type {ChildProcess[]} */
  const servers = [];
  /** @type {ReturnType<typeof startBalancer>} */
  let balancer;
  try {
    servers.push(...(await Promise.all([start(0, old), start(1, old)])));
    const [LISTEN, ONE, TWO] = [port, ...ports].map((one) => `127.0.0.1:${one}`);
    balancer = startBalancer({ LISTEN, ONE, TWO });
    started.push(balancer.child);
    await whenReady(origin);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    origin,
    next,
    /** Ends a server, and starts another host in its place. @param {number} index @param {string} app */
    async replace(index, app) {
      const server = servers[index];
      if (server) await end(server);
      // HAProxy asks once a second. Until it has seen the new server, the other one must not go.
      const isUp = balancer.whenUp(NAMES[index]);
      servers[index] = await start(index, app);
      await isUp;
    },
    /** @param {number} index @param {NodeJS.Signals} [signal] */
    async stop(index, signal) {
      const server = servers[index];
      if (server) await end(server, signal);
    },
  };
}
