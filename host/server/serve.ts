import { rmSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { changeRegistry, HOST, openReleases, readRegistry } from "@stays/releases";
import { createLog } from "./log/log.ts";
import { startErrorText } from "./settings/start-error.ts";
import { readEnvironment } from "./start/environment.ts";
import { listen } from "./start/listen.ts";
import type { HostVersion } from "./supervisor/host-choice.ts";
import { type HostProcess, startHostProcess } from "./supervisor/host-process.ts";
import { Supervisor } from "./supervisor/supervisor.ts";
import { unpackHost } from "./supervisor/unpack-host.ts";

/** The bundle of this file is in `host/dist/server`. */
const server = __dirname;
const root = path.resolve(server, "../../..");

/** Milliseconds between two readings of the registry. */
const PAUSE = 1_000;
/** Time limit of a host's start, in milliseconds. The mock back end may generate its destination first. */
const START_LIMIT = 120_000;

/** The port of the site. It is bound for a moment, so that a port in use fails at once. */
async function freePort(port: number, host: string | undefined): Promise<number> {
  const listener = await listen(port, host);
  await listener.close();
  return listener.port;
}

async function main(): Promise<void> {
  const log = createLog((line) => process.stdout.write(line));
  const environment = readEnvironment(process.env, root);
  const port = await freePort(environment.port, environment.host);
  const store = await openReleases(environment.releases);
  const { version } = JSON.parse(
    await readFile(path.join(server, "../web/release.json"), "utf8"),
  ) as HostVersion;
  const own: HostVersion = { version };
  const env = { PORT: String(port), INSTALLATION: root };
  const run = (folder: string) =>
    startHostProcess({ program: path.join(folder, "main.cjs"), env, startLimit: START_LIMIT });

  async function runUnpacked(host: HostVersion): Promise<HostProcess> {
    const folder = await mkdtemp(path.join(tmpdir(), "stays-host-"));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    process.once("exit", remove);
    const leave = () => {
      process.off("exit", remove);
      remove();
    };
    try {
      await unpackHost(store, host, folder, environment.releaseKey);
      const running = await run(path.join(folder, "dist/server"));
      void running.ended.then(leave);
      return running;
    } catch (error) {
      leave();
      throw error;
    }
  }

  const supervisor = new Supervisor({
    own,
    log,
    readEntry: async () => (environment.followsHosts ? (await readRegistry(store)).registry.host : undefined),
    start: (host) => (host.version === own.version ? run(server) : runUnpacked(host)),
    onNotStarted: async (host, error) => {
      const why = error instanceof Error ? error.message : String(error);
      log.error("a host was not started", { host: host.version, reason: why });
      if (host.version === own.version) return;
      const act = { by: "the site", action: "host not started", remote: HOST };
      await changeRegistry(store, { ...act, version: host.version, why }, (registry) => registry).catch(
        (failure) => log.warn("the audit cannot be written", { error: failure }),
      );
    },
  });
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info("stopping", { signal });
    await supervisor.stop();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.connected) process.once("disconnect", () => void stop("disconnect"));
  await supervisor.update();
  const address = environment.siteOrigin ?? `http://localhost:${port}`;
  process.send?.({ ready: true, address, seededMs: supervisor.live?.seededMs ?? 0 });
  while (!isStopping) {
    await wait(PAUSE);
    await supervisor.update().catch((error) => log.error("no host runs", { error }));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error)}\n`);
  process.exit(1);
});
