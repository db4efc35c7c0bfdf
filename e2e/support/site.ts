import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { localBuilds, root } from "../../tools/support/root.mjs";

/** A running site with its own data. */
export interface RunningSite {
  readonly address: string;
  /** Folder of the current settings documents. */
  readonly settingsFolder: string;
  /** The log of the site until now, one JSON object per line. */
  log(): string;
  close(): Promise<void>;
}

const built = path.join(root, "host/dist/server/serve.cjs");

/**
 * Starts the built site on a free port, with a mock back end that accepts faults and stock.
 *
 * @param env added to the site's environment
 */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "stays-e2e-"));
  const site = fork(built, {
    env: {
      ...process.env,
      PORT: "0",
      SANDBOX: "1",
      SANDBOX_DATA: folder,
      SANDBOX_FAULTS: "1",
      // Specs change the mock back end between two visits of a page.
      PAGE_CACHE_MEGABYTES: "0",
      // Serve the built remotes, unless a test has its own releases.
      ...(env.RELEASES ? {} : { DEVELOPMENT_RELEASES: localBuilds, RELEASES: path.join(folder, "releases") }),
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
