import type { GalaxyClient, SiteSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/domain";
import { getAccommodationContent, getContentOffer } from "@stays/galaxy";
import { createGalaxy } from "@stays/galaxy/http";
import { READ_LIMIT } from "@stays/galaxy/operations";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { accommodationLink, linkTo, parseAddress } from "@stays/routes";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Log } from "../observability/log.ts";
import { escapeHtml } from "../page/escape.ts";
import { formatHreflang } from "../page/head-html.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
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

/** The canonical paths of a language, by what each page shows: a list, a package or a stay. */
type Paths = ReadonlyMap<string, string>;

async function packagePaths(galaxy: GalaxyClient, language: string): Promise<readonly [string, string][]> {
  const { packages } = await getContentOffer(galaxy, {});
  return packages.map(({ parentId, packageId, urlAlias }) => {
    const params = { id: contentDigits(parentId), packageId, name: urlAlias };
    return [`package ${parentId} ${packageId}`, linkTo(language, { route: "packagedetail", params })];
  });
}

async function listPaths(galaxy: GalaxyClient, settings: SiteSettings): Promise<Paths> {
  const { language } = settings;
  const lists = (["stayslist", "packagespage"] as const).map(
    (route) => [route, linkTo(language, { route })] as const,
  );
  const paths = new Map([...lists, ...(await packagePaths(galaxy, language))]);
  const listed = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { accommodations, totalResults } = await getAccommodationContent(galaxy, { page });
    const before = listed.size;
    for (const stay of accommodations) {
      listed.add(stay.id);
      const path = stayPath(stay, settings);
      if (path) paths.set(stay.id, path);
    }
    // A page may repeat stays of the one before (SR-01).
    const isLast = listed.size === before || listed.size >= totalResults;
    if (isLast || paths.size >= MOST) return paths;
  }
}

/** The paths of a language that is served. */
interface LanguagePaths {
  /** Code in `hreflang`. */
  readonly hreflang: string;
  readonly paths: Paths;
}

/**
 * The sitemap of a language. Each of its pages names the same page in every language, by that language's own name: page
 * heads cannot, because a page knows the names of its own language only.
 *
 * @param all the language itself and the others
 * @param origin public origin of the site
 */
function writeSitemap(own: Paths, all: readonly LanguagePaths[], origin: string): string {
  const entries = [...own].slice(0, MOST).map(([key, path]) => {
    const known = all.flatMap(({ hreflang, paths }) => {
      const href = paths.get(key);
      return href === undefined ? [] : [{ hreflang, href: escapeHtml(origin + href) }];
    });
    const links = known.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${links.length > 1 ? links.join("") : ""}</url>`;
  });
  return `${DECLARATION}<urlset ${NAMESPACE} ${LINK_NAMESPACE}>${entries.join("")}</urlset>`;
}

/** Milliseconds that a sitemap is kept. */
const MAX_AGE = 3_600_000;
const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };
/** Seconds after which a crawler may retry. */
const RETRY_AFTER = "60";

interface SitemapRoutesOptions extends Pick<PageRoutesOptions, "settings" | "siteOrigin"> {
  readonly galaxy: Pick<Galaxy, "url" | "read">;
  readonly log: Log;
}

/** `/sitemap.xml` lists one sitemap for each language, which lists its pages, stays and packages. */
export function sitemapRoutes(options: SitemapRoutesOptions): Hono {
  const { settings, galaxy, siteOrigin, log } = options;
  /** Keeps what is made of a settings document for an hour. What fails is made again for the next reader. */
  function keep<Made>(make: (document: SiteSettings) => Promise<Made>) {
    const kept = new WeakMap<SiteSettings, { readonly from: number; readonly made: Promise<Made> }>();
    return (document: SiteSettings): Promise<Made> => {
      const known = kept.get(document);
      if (known && performance.now() - known.from < MAX_AGE) return known.made;
      const made = make(document);
      kept.set(document, { from: performance.now(), made });
      made.catch(() => kept.delete(document));
      return made;
    };
  }

  const openPaths = keep(async (document) => {
    const { language } = document;
    const { url: baseUrl, read } = galaxy;
    const client = createGalaxy({ baseUrl, language, timeoutMs: READ_LIMIT, adapter: readAdapter(read) });
    return listPaths(client, document).catch((error) => {
      log.warn("a sitemap could not be made", { language, error });
      throw error;
    });
  });

  const openSitemap = keep(async (document) => {
    const own = await openPaths(document);
    // A language that cannot be listed has no links; its own sitemap answers 503.
    const all = await Promise.all(
      document.languages.map(async (language): Promise<readonly LanguagePaths[]> => {
        const served = settings.get(language.prefix);
        const paths = served && (await openPaths(served).catch(() => null));
        return paths ? [{ hreflang: formatHreflang(language, document), paths }] : [];
      }),
    );
    return writeSitemap(own, all.flat(), siteOrigin);
  });

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
