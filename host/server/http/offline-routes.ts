import { Readable } from "node:stream";
import { getToday } from "@stays/days";
import { HOST } from "@stays/releases";
import { linkTo } from "@stays/routes";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { SERVICE_WORKER, SHELLS } from "../../app/offline/storage-addresses.ts";
import { loadNamedTexts } from "../../app/page/module-texts.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import { shellTexts } from "../../texts/texts.ts";
import { type DocumentParts, documentEnd, documentMiddle, documentStart } from "../page/document.ts";
import { storesPages } from "../page/host-assets.ts";
import { computeEdition } from "../page/live-release.ts";
import { registrySnapshot } from "../page/page-handler.ts";
import { pageResponse } from "../page/page-response.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";
import { noRouteFiles } from "../page/route-files.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import { collectOrigins, contentSecurityPolicy, createNonce } from "./content-security-policy.ts";

const SCRIPT_HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  // Browsers and caches ask each time: a new, an older and the removing script take effect at the next visit.
  "cache-control": "no-cache, max-age=0",
};

/** The policy of the service worker, which requests files, shells and photos. */
function workerPolicy(settings: SettingsStore): string {
  const hosts = settings.prefixes().map((prefix) => settings.get(prefix)?.hosts.imageBaseUrl ?? null);
  return ["default-src 'none'; connect-src 'self'", ...collectOrigins(hosts)].join(" ");
}

/**
 * The document without a page: the browser renders the page of whatever address it is stored for. null when the live
 * releases are not of this edition, or a canary runs.
 */
async function shellResponse({ req }: Context, options: PageRoutesOptions): Promise<Response | null> {
  const { registry, assets, cacheSeconds, now } = options;
  await options.settings.refresh();
  const settings = options.settings.get(req.param("language") ?? "");
  const edition = req.param("edition");
  const releases = await registry.get();
  const hasCanary = Object.values(releases).some(({ canary }) => canary);
  if (!settings || hasCanary || !storesPages(options.settings, assets)) return null;
  if (edition !== computeEdition(options.hostVersion, releases)) return null;
  const { code, prefix } = findLanguage(settings);
  const address = linkTo(prefix, { route: "stayslist" });
  const nonce = createNonce();
  const document: DocumentParts = {
    ...{ settings, nonce, assets, edition, address },
    origin: options.siteOrigin,
    today: getToday(options.timeZone, now()),
    isStored: true,
    files: noRouteFiles,
    registry: registrySnapshot(releases),
    texts: await loadNamedTexts(shellTexts, code),
    head: null,
    preview: null,
    wholeAddress: null,
  };
  return pageResponse(req.raw, {
    ...{ nonce, cacheSeconds },
    policy: (inline) => contentSecurityPolicy(settings, inline),
    status: 200,
    sharing: "everyone",
    body: Readable.from([Buffer.from(documentStart(document) + documentMiddle(document) + documentEnd)]),
  });
}

/**
 * Serves the service worker and the page shells that it stores. While the setting `offline` is false, the script
 * is the one that deletes everything stored.
 */
export function offlineRoutes(options: PageRoutesOptions): Hono {
  const { settings, assets } = options;
  return new Hono()
    .get(SERVICE_WORKER, compress(), etag(), async (context) => {
      await settings.refresh();
      const worker = storesPages(settings, assets) ? assets.serviceWorker : null;
      context.header("content-security-policy", workerPolicy(settings));
      return context.body(worker ?? assets.serviceWorkerRemoval, 200, SCRIPT_HEADERS);
    })
    .get(`${SHELLS}:language/:edition`, async (context) => {
      const response = await shellResponse(context, options);
      if (!response) return context.text("Not the live edition.", 404, { "cache-control": "no-store" });
      context.res = response;
      context.header("surrogate-key", HOST);
      return context.res;
    });
}
