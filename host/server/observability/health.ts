import { Hono } from "hono";
import type { LiveReleases } from "../page/live-release.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";

/** Live version by remote. */
export const liveVersions = (releases: LiveReleases): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(releases).map(([name, { descriptor }]) => [name, descriptor.version]));

/** What `/healthz` and `/offer.json` are read from. */
interface HealthRoutesOptions
  extends Pick<PageRoutesOptions, "settings" | "registry" | "pool" | "hostVersion"> {
  /** The host offer, as the build wrote it. */
  readonly offer: object;
  /** Renders any page of the site. */
  readonly renderPage: () => Promise<unknown>;
}

/**
 * `/healthz`, for balancers, and `/offer.json`, for the release gate. The site is `degraded` when it answers, but not
 * everything works: a live release or canary that cannot be read, no render worker, an unreadable registry.
 * It is `starting` until a worker has rendered a page: a server that cannot render gets no visitors from a balancer that
 * has others.
 */
export function healthRoutes(options: HealthRoutesOptions): Hono {
  const { settings, registry, pool, hostVersion, offer, renderPage } = options;
  let trial: Promise<unknown> | null = null;
  return new Hono()
    .get("/healthz", async (context) => {
      const releases = liveVersions(await registry.get());
      if (pool?.state().hasRendered === false && registry.isReady) {
        trial ??= renderPage().finally(() => {
          trial = null;
        });
        await trial;
      }
      const rendering = pool?.state() ?? null;
      const { missing, unserved, use } = registry;
      const isReady = registry.isReady && rendering?.hasRendered !== false;
      const isWhole = unserved.length === 0 && !rendering?.isDown && use.unreadableSince === null;
      const status = isWhole ? "ok" : "degraded";
      const health = {
        status: isReady ? status : "starting",
        languages: settings.prefixes(),
        host: hostVersion,
        releases,
        missing,
        unserved,
        registry: use,
        rendering,
        uptimeSeconds: Math.round(process.uptime()),
      };
      context.header("cache-control", "no-store");
      return context.json(health, isReady ? 200 : 503);
    })
    .get("/offer.json", (context) => {
      context.header("cache-control", "no-store");
      return context.json(offer);
    });
}
