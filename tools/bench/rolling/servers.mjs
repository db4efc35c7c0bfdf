import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../../steps/root.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

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
 */
export async function startGalaxy(folder, siteOrigin) {
  const child = fork(path.join(root, "sandbox/dist/main.cjs"), {
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_DATA: folder, SITE_ORIGIN: siteOrigin },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ url, settingsFolder, timeZone }] = await once(child, "message");
  return { child, url: url.replace(/\/$/, ""), settingsFolder, timeZone };
}

/**
 * Starts a server from a packed host and resolves when it is ready.
 *
 * @param {string} app folder of the packed host
 * @param {NodeJS.ProcessEnv} env
 */
export async function startServer(app, env) {
  const child = fork(path.join(app, "host/dist/server/serve.cjs"), {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  // A full pipe would block the server.
  child.stdout?.resume();
  await once(child, "message");
  return child;
}

/**
 * @param {{ port: number, servers: readonly number[] }} ports
 * @returns {ChildProcess}
 */
export function startHaproxy({ port, servers: [one, two] }) {
  const env = {
    ...process.env,
    LISTEN: `127.0.0.1:${port}`,
    ONE: `127.0.0.1:${one}`,
    TWO: `127.0.0.1:${two}`,
  };
  return spawn("haproxy", ["-f", path.join(root, "deploy/haproxy.cfg")], { env, stdio: "ignore" });
}
