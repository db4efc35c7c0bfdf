import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A site of its own, with data of its own. */
export interface RunningSite {
  readonly address: string;
  /** Folder of the settings documents in force. */
  readonly settingsFolder: string;
  /** What the site has logged until now, one JSON object per line. */
  log(): string;
  close(): Promise<void>;
}

const built = path.resolve(import.meta.dirname, "../../host/dist/server/main.cjs");

const builds = path.resolve(import.meta.dirname, "../../.data/builds");

/**
 * Starts the built site on a free port, with a stand-in whose faults and stock can be ordered.
 *
 * @param env added to the site's environment
 * @param program another build's than the usual
 */
export async function startSite(env: NodeJS.ProcessEnv = {}, program = built): Promise<RunningSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-e2e-"));
  const site = fork(program, {
    env: {
      ...process.env,
      PORT: "0",
      SANDBOX: "1",
      SANDBOX_DATA: folder,
      SANDBOX_FAULTS: "1",
      // The built remotes, unless a test has releases of its own.
      ...(env.RELEASES ? {} : { DEVELOPMENT_RELEASES: builds, RELEASES: path.join(folder, "releases") }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let logged = "";
  site.stdout?.on("data", (part) => {
    logged += part;
  });
  let complaint = "";
  site.stderr?.on("data", (part) => {
    complaint += part;
  });
  const ended = once(site, "exit").then(() => {
    throw new Error(`The site ended while starting. ${complaint}`);
  });
  const [{ address }] = await Promise.race([once(site, "message"), ended]);
  const close = async () => {
    const exit = once(site, "exit");
    site.kill("SIGTERM");
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  ended.catch(() => {});
  return { address, settingsFolder: path.join(folder, "settings"), log: () => logged, close };
}
