import { Hono } from "hono";
import type { LiveReleases } from "../page/live-release.ts";
import type { RegistryUse } from "../releases/registry-source.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { RenderPool } from "../render/render-pool.ts";
import type { SettingsStore } from "../settings/settings-store.ts";

/** The response of `/healthz`. */
export interface Health {
  /** `degraded` = the site answers, but not everything works. */
  readonly status: "ok" | "degraded" | "starting";
  /** Language prefixes of the site. */
  readonly languages: readonly string[];
  /** Version of this process's host. */
  readonly host: string;
  /** Live version of each remote. */
  readonly releases: Readonly<Record<string, string>>;
  /** Remotes in the registry of which this process could read no release. */
  readonly missing: readonly string[];
  /** Which registry is used. */
  readonly registry: RegistryUse;
  /** State of the render workers; null = pages are sent as the page shell. */
  readonly rendering: object | null;
  readonly uptimeSeconds: number;
}

/** The state that health is computed from. */
export interface HealthSource {
  /** Version of this process's host. */
  readonly host: string;
  /** Path prefixes of the languages that have settings. */
  readonly languages: readonly string[];
  readonly releases: LiveReleases;
  readonly missing: readonly string[];
  readonly registry: RegistryUse;
  /** True while no render worker is alive. */
  readonly isRenderingDown: boolean;
  /** Whether a registry with a remote was read at least once. */
  readonly isRegistryReady: boolean;
  /** State of the render pool; null = pages are sent as the page shell. */
  readonly rendering: object | null;
  readonly uptimeSeconds: number;
}

function decideStatus(source: HealthSource): Health["status"] {
  const { languages, missing, isRenderingDown, isRegistryReady, registry } = source;
  if (!isRegistryReady || languages.length === 0) return "starting";
  return missing.length > 0 || isRenderingDown || registry.unreadableSince !== null ? "degraded" : "ok";
}

/** Live version by remote. */
export const liveVersions = (releases: LiveReleases): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(releases).map(([name, { descriptor }]) => [name, descriptor.version]));

/**
 * The health of the site. It is ready once settings and registry have been read; a missing remote does not
 * change that.
 */
export function describeHealth(source: HealthSource): Health {
  const { releases, isRegistryReady: _, isRenderingDown: __, ...rest } = source;
  return { status: decideStatus(source), releases: liveVersions(releases), ...rest };
}

/** What `/healthz` and `/offer.json` are read from. */
interface HealthRoutesOptions {
  readonly settings: Pick<SettingsStore, "prefixes">;
  readonly registry: Registry;
  /** null = pages are sent as the page shell. */
  readonly pool: Pick<RenderPool, "state"> | null;
  /** Version of this host. */
  readonly hostVersion: string;
  /** The host offer, as the build wrote it; null = unknown. */
  readonly offer: object | null;
}

/** `/healthz`, for balancers, and `/offer.json`, for the release gate. */
export function healthRoutes({ settings, registry, pool, hostVersion, offer }: HealthRoutesOptions): Hono {
  return new Hono()
    .get("/healthz", async (context) => {
      const rendering = pool?.state() ?? null;
      const health = describeHealth({
        host: hostVersion,
        languages: settings.prefixes(),
        releases: await registry.get(),
        missing: registry.missing,
        registry: registry.use,
        isRegistryReady: registry.isReady,
        isRenderingDown: rendering?.isDown ?? false,
        rendering,
        uptimeSeconds: Math.round(process.uptime()),
      });
      context.header("cache-control", "no-store");
      return context.json(health, health.status === "starting" ? 503 : 200);
    })
    .get("/offer.json", (context) => {
      context.header("cache-control", "no-store");
      return offer ? context.json(offer) : context.notFound();
    });
}
