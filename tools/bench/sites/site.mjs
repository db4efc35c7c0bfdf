import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { localBuilds, root, serverFlags } from "../../support/root.mjs";

/** The server of the built site. */
const BUILT = path.join(root, "host/dist/server/serve.cjs");

/** @typedef {Awaited<ReturnType<typeof openSite>>} BenchSite */

/**
 * Starts the built site on a free port, in its own process with its own data.
 *
 * @param {NodeJS.ProcessEnv} [env] added to its environment
 * @param {string} [program] its server
 */
export async function openSite(env = {}, program = BUILT) {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-bench-"));
  const site = fork(program, {
    env: { ...process.env, PORT: "0", SANDBOX_DATA: folder, DEVELOPMENT_RELEASES: localBuilds, ...env },
    execArgv: [...serverFlags],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // Behind a front its public address is another.
  const [{ internalAddress: address }] = /** @type {[{ internalAddress: string }]} */ (
    await once(site, "message")
  );
  const close = async () => {
    const exit = once(site, "exit");
    site.kill("SIGTERM");
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  return { address, settingsFolder: path.join(folder, "settings"), close };
}

/**
 * Runs a measurement on a site of its own.
 *
 * @template Result
 * @param {NodeJS.ProcessEnv} env
 * @param {(site: BenchSite) => Promise<Result>} measure
 */
export async function onSite(env, measure) {
  const site = await openSite(env);
  try {
    return await measure(site);
  } finally {
    await site.close();
  }
}
