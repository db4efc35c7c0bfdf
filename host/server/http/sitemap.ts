import type { GalaxyClient, SiteSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/domain";
import { getAccommodationContent, getContentOffer } from "@stays/galaxy";
import { createGalaxy } from "@stays/galaxy/http";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { accommodationLink, linkTo, parseAddress } from "@stays/routes";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { READ_LIMIT } from "../galaxy/call-limits.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Log } from "../observability/log.ts";
import { escapeHtml } from "../page/escape.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** Most addresses of one sitemap, by the protocol (sitemaps.org). */
const MOST = 50_000;

/** The index of the site's sitemaps, one for each language. Galaxy knows no dates of changes. */
function sitemapIndex(origin: string, prefixes: readonly string[]): string {
  const sitemaps = prefixes.map(
    (prefix) => `<sitemap><loc>${escapeHtml(`${origin}/${prefix}/sitemap.xml`)}</loc></sitemap>`,
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>${sitemaps.join("")}</sitemapindex>`;
}

/** The canonical path of a stay; null when the settings link to no page of the site. */
function stayPath(stay: Accommodation, { language, results }: SiteSettings): string | null {
  const { pathname } = new URL(accommodationLink(language, stay, results.detailLinks), "http://site");
  const page = parseAddress({ pathname, search: "", hash: "" }, [language]);
  // A unit's link has the word `name` in place of its own name (ruling 15).
  return page && linkTo(language, { route: page.name, params: { ...page.params, name: stay.urlAlias } });
}

async function packagePaths(galaxy: GalaxyClient, language: string): Promise<readonly string[]> {
  const { packages } = await getContentOffer(galaxy, {});
  return packages.map(({ parentId, packageId, urlAlias }) =>
    linkTo(language, {
      route: "packagedetail",
      params: { id: contentDigits(parentId), packageId, name: urlAlias },
    }),
  );
}

/** The canonical paths of a language: lists, packages and stays. */
async function listPaths(galaxy: GalaxyClient, settings: SiteSettings): Promise<readonly string[]> {
  const { language } = settings;
  const lists = (["stayslist", "packagespage"] as const).map((route) => linkTo(language, { route }));
  const paths = new Set([...lists, ...(await packagePaths(galaxy, language))]);
  const listed = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { accommodations, totalResults } = await getAccommodationContent(galaxy, { page });
    const before = listed.size;
    for (const stay of accommodations) {
      listed.add(stay.id);
      const path = stayPath(stay, settings);
      if (path) paths.add(path);
    }
    // A page may repeat stays of the one before (SR-01).
    const isLast = listed.size === before || listed.size >= totalResults;
    if (isLast || paths.size >= MOST) return [...paths].slice(0, MOST);
  }
}

/**
 * The sitemap of a language.
 *
 * @param origin public origin of the site
 */
async function writeSitemap(galaxy: GalaxyClient, settings: SiteSettings, origin: string): Promise<string> {
  const paths = await listPaths(galaxy, settings);
  const entries = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `${DECLARATION}<urlset ${NAMESPACE}>${entries.join("")}</urlset>`;
}

/** Milliseconds that a sitemap is kept. */
const MAX_AGE = 3_600_000;
const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };
/** Seconds after which a crawler may retry. */
const RETRY_AFTER = "60";

interface SitemapRoutesOptions extends Pick<PageRoutesOptions, "settings" | "siteOrigin" | "now"> {
  readonly galaxy: Pick<Galaxy, "url" | "read">;
  readonly log: Log;
}

/** `/sitemap.xml` lists one sitemap for each language, which lists its pages, stays and packages. */
export function sitemapRoutes(options: SitemapRoutesOptions): Hono {
  const { settings, galaxy, siteOrigin, log, now = Date.now } = options;
  const kept = new WeakMap<SiteSettings, { readonly from: number; readonly xml: Promise<string> }>();

  /** The sitemap of these settings. One that fails is made again for the next reader. */
  function openSitemap(document: SiteSettings): Promise<string> {
    const known = kept.get(document);
    if (known && now() - known.from < MAX_AGE) return known.xml;
    const { language } = document;
    const { url: baseUrl, read } = galaxy;
    const client = createGalaxy({ baseUrl, language, timeoutMs: READ_LIMIT, adapter: readAdapter(read) });
    const xml = writeSitemap(client, document, siteOrigin);
    kept.set(document, { from: now(), xml });
    xml.catch((error) => {
      kept.delete(document);
      log.warn("a sitemap could not be made", { language, error });
    });
    return xml;
  }

  return new Hono()
    .use("/sitemap.xml", compress())
    .use("/:language/sitemap.xml", compress())
    .get("/sitemap.xml", async (context) => {
      await settings.refresh();
      const listed = settings.default.languages.map(({ prefix }) => prefix);
      const prefixes = listed.filter((prefix) => settings.get(prefix));
      return context.body(sitemapIndex(siteOrigin, prefixes), 200, XML);
    })
    .get("/:language/sitemap.xml", async (context, next) => {
      await settings.refresh();
      const document = settings.get(context.req.param("language"));
      if (!document) return next();
      const xml = await openSitemap(document).catch(() => null);
      if (xml !== null) return context.body(xml, 200, XML);
      return context.text("The sitemap cannot be made at the moment.", 503, {
        "retry-after": RETRY_AFTER,
        "cache-control": "no-store",
      });
    });
}
