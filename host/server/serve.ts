// Loaded before all others.
import "./start/stop-reason.ts";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLog, type Log } from "./observability/log.ts";
import { openOutput } from "./observability/log-output.ts";
import { createRateLimit } from "./observability/rate-limit.ts";
import type { Tracing } from "./observability/start-tracing.ts";
import { startErrorText } from "./settings/start-error.ts";
import { type Environment, readEnvironment } from "./start/environment.ts";
import { type Listener, listen } from "./start/listen.ts";
import { type Site, startSite } from "./start/site.ts";
import { stopReason } from "./start/stop-reason.ts";
import { isFromTerminal, type StopReason } from "./start/stop-signal.ts";

/** The bundle of this file is in `host/dist/server`. */
const server = __dirname;
/** The host's folder: in a working copy, or in the folder of `npm run pack`. */
const host = path.resolve(server, "../..");
/** The installation, where the mock back end and relative paths start. A benchmark's host is outside of it. */
const root = process.env.INSTALLATION || path.resolve(host, "..");

/** Rejected requests that are logged a minute; the metric counts all. */
const REJECTED_LINES = 60;

/** Loads OpenTelemetry only if a collector is named. */
async function openTracing({ traceEndpoint, serviceName }: Environment, log: Log): Promise<Tracing | null> {
  if (traceEndpoint === null) return null;
  const { startTracing } = await import("./observability/start-tracing.ts");
  return startTracing(traceEndpoint, serviceName, log);
}

/** Milliseconds that the stop may take, after balancers have noticed. */
const STOP_LIMIT = 20_000;

interface Running {
  readonly environment: Environment;
  readonly listener: Listener;
  readonly site: Site;
  readonly tracing: Tracing | null;
}

async function start(log: Log): Promise<Running> {
  const environment = readEnvironment(process.env, root, path.join(host, "settings/defaults"));
  const installation = { root, server, web: path.join(server, "../web") };
  const tracing = await openTracing(environment, log);
  let site: Site | null = null;
  const logsRejected = createRateLimit(REJECTED_LINES, REJECTED_LINES);
  const listener = await listen(environment.port, environment.host, {
    ...environment,
    onRejected: (status, reason) => {
      site?.rejected(status);
      if (logsRejected("")) log.warn("a request was rejected", { status, reason });
    },
  });
  site = await startSite({ environment, installation, port: listener.port, log });
  listener.serve(site.fetch);
  const address = environment.siteOrigin ?? `http://localhost:${listener.port}`;
  const { seededMs } = site;
  log.info("ready", { address, seededMs });
  const message = { ready: true, address, internalAddress: `http://localhost:${listener.port}`, seededMs };
  // A parent that has just ended is no error: the site stops.
  process.send?.(message, undefined, undefined, () => {});
  return { environment, listener, site, tracing };
}

async function stop({ environment, listener, site, tracing }: Running, reason: StopReason): Promise<void> {
  await listener.close(isFromTerminal(reason) ? undefined : wait(environment.drainSeconds * 1_000));
  await site.close();
  await tracing?.close();
}

async function main(): Promise<void> {
  process.stderr.on("error", () => {});
  // Node would open its inspector, by which a render worker, whose signals nothing stops, could take over the server.
  process.on("SIGUSR1", () => {});
  const log = createLog(openOutput(process.stdout));
  const started = start(log);
  // A start may wait for a store that does not answer: a signal ends it.
  const running = await Promise.race([started, stopReason.then(() => null)]);
  const reason = await stopReason;
  log.info("stopping", { signal: reason });
  if (running) {
    const drain = running.environment.drainSeconds * 1_000;
    await Promise.race([stop(running, reason), wait(drain + STOP_LIMIT)]);
  }
  log.info("stopped");
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error)}\n`);
  process.exit(1);
});
