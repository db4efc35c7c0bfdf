import { slotTable } from "@stays/contract";
import { getToday } from "@stays/days";
import { HOST } from "@stays/releases";
import { parseAddress, splitLanguage } from "@stays/routes";
import { isDamaged } from "@stays/routes/repair";
import { type Context, Hono } from "hono";
import { resolvePageKey } from "../../app/page/page-key.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import { contentSecurityPolicy, createNonce } from "../http/content-security-policy.ts";
import { redirectToLanguage } from "../http/language-redirect.ts";
import type { CanaryWatch } from "../releases/canary-watch.ts";
import type { Registry } from "../releases/registry-store.ts";
import {
  developmentOrigin,
  findVisitor,
  isRequestedAhead,
  keepVisitor,
  readPreview,
  readVisitor,
  releasesForVisitor,
} from "../releases/visitor-releases.ts";
import type { RenderPool } from "../render/render-pool.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import { type HostAssets, storesPages } from "./host-assets.ts";
import { computeEdition, type LiveReleases } from "./live-release.ts";
import type { PageCache, RenderPage } from "./page-cache.ts";
import type { PageRequest } from "./page-handler.ts";
import type { PageCacheSeconds, RenderedPage } from "./page-response.ts";

/** Remotes that fill slots: every page view uses them. */
const everywhere = new Set<string>(Object.values(slotTable).map(({ remote }) => remote));

/** The remotes that a page view uses; empty when no route matches. */
function remotesOnPage(url: URL, prefixes: readonly string[]): ReadonlySet<string> {
  const routeMatch = parseAddress(url, prefixes);
  return routeMatch ? new Set([resolvePageKey(routeMatch.name).remote, ...everywhere]) : new Set();
}

export interface PageRoutesOptions {
  readonly settings: SettingsStore;
  readonly registry: Registry;
  readonly assets: HostAssets;
  readonly galaxy: Pick<Galaxy, "url">;
  /** null = pages are sent as the page shell. */
  readonly pool: RenderPool | null;
  readonly renderPage: (request: Request, context: PageRequest) => Promise<RenderedPage>;
  readonly cacheSeconds: PageCacheSeconds;
  /** Keeps whole public pages; null = each page is rendered. */
  readonly pageCache: PageCache | null;
  /** Time zone of the destination. */
  readonly timeZone: string;
  /** Public origin of the site; canonical addresses start with it. */
  readonly siteOrigin: string;
  /** Counts the visitors of canaries. */
  readonly watch: CanaryWatch;
  /** Secret that signs preview links. */
  readonly previewSecret: string;
  /** Version of this host. */
  readonly hostVersion: string;
  /** The time of day in milliseconds since 1970: today at the destination, and the end of previews. */
  readonly now: () => number;
}

/** Names host and remotes of a page that may be cached, so that a release ends its copies in a cache in front. */
function tagPage({ response, sharing }: RenderedPage, url: string, prefixes: readonly string[]): void {
  if (sharing !== "everyone") return;
  response.headers.set("surrogate-key", [HOST, ...remotesOnPage(new URL(url), prefixes)].join(" "));
}

/** Counts the visitor for the releases on the page of remotes that have a canary. */
function countVisitor(
  { req }: Context,
  visitor: string,
  { chosen, live }: { chosen: LiveReleases; live: LiveReleases },
  { settings, watch }: PageRoutesOptions,
): void {
  if (req.method !== "GET") return;
  for (const remote of remotesOnPage(new URL(req.url), settings.prefixes())) {
    const version = chosen[remote]?.descriptor.version;
    if (live[remote]?.canary && version !== undefined) watch.viewed(remote, version, visitor);
  }
}

async function answer(context: Context, options: PageRoutesOptions): Promise<Response> {
  const { req } = context;
  const { settings, registry, assets, galaxy, pool, now } = options;
  const [live] = await Promise.all([registry.get(), settings.refresh()]);
  const { pathname, search, searchParams } = new URL(req.url);
  const { language, path } = splitLanguage(pathname, settings.prefixes());
  const document = language === null ? undefined : settings.get(language);
  if (!document) return redirectToLanguage(context, settings);
  const home = path === "/" ? "/stays" : path;
  if (path === "/" || !pathname.startsWith(`/${language}/`)) {
    context.header("cache-control", "no-store");
    return context.redirect(`/${language}${home}${search}`);
  }
  const isAhead = isRequestedAhead(context);
  const visitor = isAhead ? findVisitor(context) : readVisitor(context);
  const preview = readPreview(context, options.previewSecret, now());
  const chosen = await releasesForVisitor(live, {
    visitor,
    preview: preview && registry.isRevoked(preview) ? null : preview,
    find: (name, version) => registry.find(name, version),
  });
  // A page that nobody may see is no visit: its visitor counts from the next page that the server sends.
  const counted = chosen.isPersonal && !chosen.preview && !isAhead ? visitor : null;
  if (counted !== null) countVisitor(context, counted, { chosen: chosen.releases, live }, options);
  // The address of a preview: a cache that ignores cookies must not keep the live page for it.
  const isPersonal = chosen.isPersonal || searchParams.has("preview");
  const today = getToday(options.timeZone, now());
  const render: RenderPage = async (request, isWhole) => {
    const page = await options.renderPage(request, {
      settings: document,
      ...chosen,
      isWhole,
      isPersonal,
      visitor: counted ?? undefined,
      edition:
        !isPersonal && storesPages(settings, assets)
          ? computeEdition(options.hostVersion, chosen.releases)
          : undefined,
      assets,
      galaxyUrl: galaxy.url,
      nonce: createNonce(),
      policy: (inline) =>
        contentSecurityPolicy(document, inline, developmentOrigin(chosen.preview), assets.trustedTypes),
      today,
      origin: options.siteOrigin,
      cacheSeconds: options.cacheSeconds,
      // Without any release each rendering would fail, with log lines of its own: /healthz says that the site starts.
      pool: registry.isReady ? pool : null,
    });
    tagPage(page, request.url, settings.prefixes());
    return page;
  };
  const { pageCache } = options;
  // A damaged address is redirected; it would get the page without what is damaged.
  context.res =
    pageCache && !isPersonal && req.method === "GET" && !isDamaged({ pathname, search, hash: "" })
      ? await pageCache.answer(req.raw, { settings: document, releases: live, today }, render)
      : (await render(req.raw, false)).response;
  if (counted !== null) keepVisitor(context, counted);
  return context.res;
}

/**
 * Serves pages and redirects to pages: every address that is neither a file nor a call (RT-01, ruling 59).
 */
export function pageRoutes(options: PageRoutesOptions): Hono {
  return new Hono()
    .get("*", (context) => answer(context, options))
    .all("*", (context) => context.text("Pages support GET and HEAD only.", 405, { allow: "GET, HEAD" }));
}
