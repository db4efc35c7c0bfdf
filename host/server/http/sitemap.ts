import type { GalaxyClient, SiteSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/domain";
import { getAccommodationContent, getContentOffer } from "@stays/galaxy";
import { createGalaxy } from "@stays/galaxy/http";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { accommodationLink, linkTo, parseAddress } from "@stays/routes";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { READ_LIMIT } from "../galaxy/call-limits.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Log } from "../observability/log.ts";
import { escapeHtml } from "../page/escape.ts";
import { toStream } from "../page/page-response.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** Most addresses of one sitemap, by the protocol (sitemaps.org). */
const MOST = 50_000;

/** The index of the site's sitemaps, one for each language. Galaxy knows no dates of changes. */
export function sitemapIndex(origin: string, prefixes: readonly string[]): string {
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

/** The canonical paths of a language as Galaxy's pages of content come: lists, packages and stays. */
async function* paths(galaxy: GalaxyClient, settings: SiteSettings): AsyncGenerator<readonly string[]> {
  const { language } = settings;
  const lists = (["stayslist", "packagespage"] as const).map((route) => linkTo(language, { route }));
  let before = [...lists, ...(await packagePaths(galaxy, language))];
  const listed = new Set<string>();
  for (let page = 1; ; page += 1) {
    const content = await getAccommodationContent(galaxy, { page });
    const stays = content.accommodations;
    // A page may repeat stays of the one before (SR-01).
    const fresh = stays.filter(({ id }) => !listed.has(id));
    for (const { id } of fresh) listed.add(id);
    yield [...before, ...fresh.flatMap((stay) => stayPath(stay, settings) ?? [])];
    before = [];
    if (fresh.length === 0 || listed.size >= content.totalResults) return;
  }
}

/**
 * The sitemap of a language, in parts as Galaxy answers. The first part fails when Galaxy does.
 *
 * @param origin public origin of the site
 */
export async function* sitemap(
  galaxy: GalaxyClient,
  settings: SiteSettings,
  origin: string,
): AsyncGenerator<string> {
  const seen = new Set<string>();
  let start = `${DECLARATION}<urlset ${NAMESPACE}>`;
  for await (const some of paths(galaxy, settings)) {
    const fresh = [...new Set(some)].filter((path) => !seen.has(path)).slice(0, MOST - seen.size);
    for (const path of fresh) seen.add(path);
    yield start + fresh.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join("");
    start = "";
    if (seen.size >= MOST) break;
  }
  yield "</urlset>";
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

/** A sequence that several readers share: each part is made once, when the first of them wants it. */
function shared(source: AsyncIterator<string>): () => AsyncGenerator<string> {
  const parts: Promise<IteratorResult<string>>[] = [];
  return async function* () {
    for (let index = 0; ; index += 1) {
      if (parts.length === index) parts.push(source.next());
      const part = await parts[index];
      if (!part || part.done) return;
      yield part.value;
    }
  };
}

/** A sitemap that is kept while the settings are the same. */
interface Kept {
  readonly document: SiteSettings;
  readonly from: number;
  readonly read: () => AsyncGenerator<string>;
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** `/sitemap.xml` lists one sitemap for each language, which lists its pages, stays and packages. */
export function sitemapRoutes(options: SitemapRoutesOptions): Hono {
  const { settings, galaxy, siteOrigin, log, now = Date.now } = options;
  const kept = new Map<string, Kept>();

  function openSitemap(document: SiteSettings): Kept {
    const { language } = document;
    const known = kept.get(language);
    if (known?.document === document && now() - known.from < MAX_AGE) return known;
    const { url: baseUrl, read } = galaxy;
    const client = createGalaxy({ baseUrl, language, timeoutMs: READ_LIMIT, adapter: readAdapter(read) });
    const made = { document, from: now(), read: shared(sitemap(client, document, siteOrigin)) };
    kept.set(language, made);
    return made;
  }

  /** The parts of a sitemap. One that fails is made again for the next reader. */
  async function* writeParts(document: SiteSettings): AsyncGenerator<string> {
    const { language } = document;
    const one = openSitemap(document);
    try {
      yield* one.read();
    } catch (error) {
      if (kept.get(language) === one) kept.delete(language);
      log.warn("a sitemap could not be made", { language, error });
      throw error;
    }
  }

  async function answer(context: Context, prefix: string): Promise<Response | null> {
    await settings.refresh();
    const document = settings.get(prefix);
    if (!document) return null;
    const parts = writeParts(document);
    const first = await parts.next().catch(() => null);
    if (first === null)
      return context.text("The sitemap cannot be made at the moment.", 503, {
        "retry-after": RETRY_AFTER,
        "cache-control": "no-store",
      });
    // A later failure breaks the connection: half a sitemap is none.
    return context.body(toStream(withFirst(first.value ?? "", parts)), 200, XML);
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
      return (await answer(context, context.req.param("language"))) ?? next();
    });
}
