import { Hono } from "hono";
import type { Registry } from "../releases/registry-store.ts";
import type { RenderPool } from "../render/render-pool.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import { healthOf } from "./health.ts";

/** What `/healthz` and `/offer.json` are read from. */
export interface HealthRoutesOptions {
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
      const health = healthOf({
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
