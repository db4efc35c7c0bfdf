import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLog, type Log } from "./observability/log.ts";
import { createRateLimit } from "./observability/rate-limit.ts";
import type { Tracing } from "./observability/start-tracing.ts";
import { startErrorText } from "./settings/start-error.ts";
import { type Environment, readEnvironment } from "./start/environment.ts";
import { listen } from "./start/listen.ts";
import { type Site, startSite } from "./start/site.ts";

/** The bundle of this file is in `host/dist/server`. */
const server = __dirname;
/** The host's folder: in a working copy, or in the folder of `npm run pack`. */
const host = path.resolve(server, "../..");
/** The installation, where the mock back end and relative paths start. A benchmark's host is outside of it. */
const root = process.env.INSTALLATION || path.resolve(host, "..");

/**
 * @param stop stops the site; `isAsked` = stopped from a terminal, so there is no load balancer to wait for
 */
function stopOnSignal(log: Log, stop: (isAsked: boolean) => Promise<void>): void {
  let isStopping = false;
  const onSignal = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info("stopping", { signal });
    await stop(signal === "SIGINT");
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  // If another process started this one, it stops when that process ends, even by a crash.
  if (process.connected) process.once("disconnect", () => void onSignal("disconnect"));
}

/** Rejected requests that are logged a minute; the metric counts all. */
const REJECTED_LINES = 60;

/** Loads OpenTelemetry only if a collector is named. */
async function openTracing({ traceEndpoint, serviceName }: Environment, log: Log): Promise<Tracing | null> {
  if (traceEndpoint === null) return null;
  const { startTracing } = await import("./observability/start-tracing.ts");
  return startTracing(traceEndpoint, serviceName, log);
}

async function main(): Promise<void> {
  const log = createLog((line) => process.stdout.write(line));
  const environment = readEnvironment(process.env, root, path.join(host, "settings/defaults"));
  const installation = { root, server, web: path.join(server, "../web") };
  const tracing = await openTracing(environment, log);
  let running: Site | null = null;
  const logsRejected = createRateLimit(REJECTED_LINES, REJECTED_LINES);
  const listener = await listen(environment.port, environment.host, {
    ...environment,
    onRejected: (status, reason) => {
      running?.rejected(status);
      if (logsRejected("")) log.warn("a request was rejected", { status, reason });
    },
  });
  const site = await startSite({ environment, installation, port: listener.port, log });
  running = site;
  listener.serve(site.fetch);
  stopOnSignal(log, async (isAsked) => {
    await listener.close(isAsked ? undefined : wait(environment.drainSeconds * 1_000));
    await site.close();
    await tracing?.close();
  });
  const address = environment.siteOrigin ?? `http://localhost:${listener.port}`;
  log.info("ready", { address, seededMs: site.seededMs });
  process.send?.({
    ready: true,
    address,
    internalAddress: `http://localhost:${listener.port}`,
    seededMs: site.seededMs,
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error)}\n`);
  process.exit(1);
});
