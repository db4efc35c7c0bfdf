import { randomBytes } from "node:crypto";
import path from "node:path";
import { type HostOffer, openFolder, readSecret } from "@stays/releases";
import { createHost } from "../app.ts";
import { openGalaxy } from "../galaxy/galaxy.ts";
import { type SandboxProcess, startSandbox } from "../galaxy/sandbox-process.ts";
import { hostFiles } from "../http/host-files.ts";
import type { Log } from "../observability/log.ts";
import { createMetrics } from "../observability/metrics.ts";
import { loadHostAssets } from "../page/host-assets.ts";
import { PageCache } from "../page/page-cache.ts";
import { renderPage } from "../page/page-handler.ts";
import { CanaryWatch } from "../releases/canary-watch.ts";
import { RenderPool } from "../render/render-pool.ts";
import type { RenderProblem } from "../render/render-protocol.ts";
import { startWorkerProcess } from "../render/worker-process.ts";
import { SettingsStore } from "../settings/settings-store.ts";
import { StartError } from "../settings/start-error.ts";
import { developmentAssets, developmentPages, sendFault } from "./development.ts";
import { type Environment, startWarnings } from "./environment.ts";
import type { Fetch } from "./listen.ts";
import { openRegistry, shareFiles } from "./open-registry.ts";

interface Installation {
  readonly root: string;
  readonly web: string;
  readonly server: string;
}

/**
 * Reads text files of a folder that the build has written.
 *
 * @throws StartError when one is missing
 */
const textReader = (folder: string) => async (file: string) => {
  const content = await openFolder(folder).read(file);
  if (!content) throw new StartError(`${path.join(folder, file)} is missing: run npm run build first.`);
  return new TextDecoder().decode(content);
};

export interface SiteOptions {
  readonly environment: Environment;
  readonly installation: Installation;
  readonly port: number;
  readonly log: Log;
}

export interface Site {
  readonly fetch: Fetch;
  /** Milliseconds that the sandbox took to generate its destination; 0 without it. */
  readonly seededMs: number;
  /** Counts a request that was rejected before the site saw it. */
  rejected(status: number): void;
  close(): Promise<void>;
}

/** Time zone with a real Galaxy, if `TIME_ZONE` is not set. */
const DEFAULT_TIME_ZONE = "Europe/Stockholm";

/**
 * Origin of the site. Without a public origin it is a localhost address: the `Host` header is not trusted.
 */
const chooseOrigin = ({ siteOrigin }: Environment, port: number): string =>
  siteOrigin ?? `http://localhost:${port}`;

function startGalaxy({ environment, installation, port, log }: SiteOptions) {
  if (environment.galaxyUrl !== null) return null;
  return startSandbox({
    program: path.join(installation.root, "sandbox/dist/main.cjs"),
    dataFolder: environment.sandboxDataFolder,
    siteOrigin: chooseOrigin(environment, port),
    onUnexpectedEnd: (code) =>
      log.error("the sandbox has ended; calls to Galaxy fail until the site is started again", { code }),
  });
}

/**
 * Reads or creates the secret. On a read-only disk the process creates its own: pages work, preview links do
 * not.
 */
async function openSecret({ dataFolder, previewSecret }: Environment, log: Log): Promise<string> {
  try {
    return await readSecret(path.join(dataFolder, "preview-secret"), previewSecret);
  } catch (error) {
    log.warn("the preview secret cannot be stored: preview links do not work until PREVIEW_SECRET is set", {
      error,
    });
    return randomBytes(32).toString("base64url");
  }
}

async function openSite(options: SiteOptions, sandbox: SandboxProcess | null): Promise<Site> {
  const { environment, installation, port, log } = options;
  const settings = await SettingsStore.open(environment.settingsFolder ?? sandbox?.settingsFolder ?? "", log);
  const readWeb = textReader(installation.web);
  const readServer = textReader(installation.server);
  const offer: HostOffer = JSON.parse(await readServer("offer.json"));
  const { releases, readLive, readRelease, bundles, registry } = await openRegistry(environment, offer, log);
  await registry.get();
  if (environment.localBuilds === null && !bundles)
    await shareFiles(releases, environment.releases, installation.web, log);
  const previewSecret = await openSecret(environment, log);
  const watch = new CanaryWatch({ store: releases, registry, log });
  const built = await loadHostAssets(readWeb, readServer);
  const url = environment.galaxyUrl ?? sandbox?.url ?? "";
  const readFile = bundles ? bundles.reader(readRelease) : readRelease;
  const cacheSeconds = { fresh: environment.pageCacheSeconds, stale: environment.pageStaleSeconds };
  const keepsPages = environment.pageCacheBytes > 0 && !bundles;
  const galaxy = openGalaxy({ url, log, contentSeconds: keepsPages ? cacheSeconds.fresh : 0 });
  const services = { readFile, readGalaxy: galaxy.read };
  const program = path.join(installation.server, "render-worker.cjs");
  const { version: hostVersion } = JSON.parse(await readWeb("release.json"));
  const metrics = createMetrics({ registry, hostVersion, watch, rendering: () => pool?.state() ?? null });
  const onProblem = (problem: RenderProblem, visitor: string | undefined) => {
    const { message: reason, isFault, ...details } = problem;
    log.warn("a page was not fully rendered", { ...details, reason });
    if (isFault) void metrics.fault(problem.remote, problem.release);
    if (isFault && visitor) void watch.failed(problem.remote, problem.release, visitor);
    if (bundles) sendFault("server", problem);
  };
  const pool: RenderPool | null = environment.renders
    ? new RenderPool({
        startWorker: (listeners) => startWorkerProcess({ program, services, log }, listeners),
        onProblem,
      })
    : null;
  // The first pages would wait for a worker that has not started.
  await pool?.started;
  const { fetch } = createHost({
    settings,
    registry,
    assets: bundles ? { ...built, ...developmentAssets } : built,
    galaxy,
    sandboxUrl: sandbox?.url ?? null,
    pool,
    renderPage: bundles ? developmentPages(renderPage, environment.development, bundles) : renderPage,
    timeZone: environment.timeZone ?? sandbox?.timeZone ?? DEFAULT_TIME_ZONE,
    cacheSeconds,
    pageCache: keepsPages
      ? new PageCache({ maxBytes: environment.pageCacheBytes, seconds: cacheSeconds })
      : null,
    siteOrigin: chooseOrigin(environment, port),
    // biome-ignore lint/plugin: days of the calendar, and the end of links
    now: Date.now,
    log,
    readRelease,
    readAsset: hostFiles(openFolder(installation.web).read, { ...releases, read: readLive }),
    previewSecret,
    watch,
    statusPassword: environment.statusPassword,
    logsRequests: environment.logsRequests,
    dataFolder: environment.dataFolder,
    offer,
    hostVersion,
    metrics,
    onProblem: bundles ? (problem) => sendFault("browser", problem) : undefined,
  });
  const close = async () => {
    await pool?.close();
    await sandbox?.close();
  };
  return {
    fetch: (request, env) => fetch(request, env),
    seededMs: sandbox?.seededMs ?? 0,
    rejected: metrics.rejected,
    close,
  };
}

/** Starts everything behind the socket: the sandbox if it is Galaxy, settings, registry, render workers. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { environment, log } = options;
  for (const warning of startWarnings(environment)) log.warn(warning);
  const sandbox = await startGalaxy(options);
  try {
    return await openSite(options, sandbox);
  } catch (error) {
    await sandbox?.close();
    throw error;
  }
}
