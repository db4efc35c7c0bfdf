import { todayIn } from "@stays/days";
import { HOST } from "@stays/releases";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { SERVICE_WORKER } from "../../src/offline/service-worker-address.ts";
import { SHELLS } from "../../src/offline/storage-addresses.ts";
import type { PageRoutesOptions } from "../page-routes.ts";
import { contentSecurityPolicy, originsOf } from "../security/content-security-policy.ts";
import { createNonce } from "../security/nonce.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import { editionOf } from "./edition.ts";
import { storesPages } from "./service-worker-scripts.ts";
import { shellResponse } from "./shell-response.ts";

const SCRIPT_HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  // Browsers and caches ask each time: a new, an older and the removing script take effect at the next visit.
  "cache-control": "no-cache, max-age=0",
};

/** The policy of the service worker, which requests files, shells and photos. */
function workerPolicy(settings: SettingsStore): string {
  const hosts = settings.prefixes().map((prefix) => settings.get(prefix)?.hosts.imageBaseUrl ?? null);
  return ["default-src 'none'; connect-src 'self'", ...originsOf(hosts)].join(" ");
}

/** The shell of a language and an edition; null when the live releases are others, or a canary runs. */
async function shell({ req }: Context, options: PageRoutesOptions): Promise<Response | null> {
  const { settings, registry, assets, serviceWorker, now = Date.now } = options;
  await settings.refresh();
  const document = settings.get(req.param("language") ?? "");
  const edition = req.param("edition");
  const releases = await registry.get();
  const hasCanary = [registry.host, ...Object.values(releases)].some((one) => one?.canary);
  if (!document || hasCanary || !storesPages(settings, serviceWorker)) return null;
  if (edition !== editionOf(options.hostVersion, releases)) return null;
  return shellResponse(req.raw, {
    settings: document,
    releases,
    edition,
    assets,
    today: todayIn(options.timeZone, now()),
    origin: options.siteOrigin,
    nonce: createNonce(),
    policy: (inline) => contentSecurityPolicy(document, inline),
    cacheSeconds: options.cacheSeconds,
  });
}

/**
 * Serves the service worker and the page shells that it stores. While the setting `offline` is false, the script
 * is the one that deletes everything stored.
 */
export function offlineRoutes(options: PageRoutesOptions): Hono {
  const { settings, serviceWorker } = options;
  return new Hono()
    .get(SERVICE_WORKER, compress(), etag(), async (context) => {
      await settings.refresh();
      const { worker, removal } = serviceWorker;
      const script = worker !== null && storesPages(settings, serviceWorker) ? worker : removal;
      context.header("content-security-policy", workerPolicy(settings));
      return context.body(script, 200, SCRIPT_HEADERS);
    })
    .get(`${SHELLS}:language/:edition`, async (context) => {
      const response = await shell(context, options);
      if (!response) return context.text("Not the live edition.", 404, { "cache-control": "no-store" });
      context.res = response;
      context.header("surrogate-key", HOST);
      return context.res;
    });
}
