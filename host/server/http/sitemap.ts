import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { GalaxyClient, SiteSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/domain";
import { getAccommodationContent, getContentOffer } from "@stays/galaxy";
import { createGalaxy } from "@stays/galaxy/http";
import { READ_LIMIT } from "@stays/galaxy/operations";
import { readAdapter } from "@stays/galaxy/read-adapter";
import { accommodationLink, linkTo, parseAddress } from "@stays/routes";
import { type Context, Hono } from "hono";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Log } from "../observability/log.ts";
import { escapeHtml } from "../page/escape.ts";
import { formatHreflang } from "../page/head-html.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** Most addresses of one file; the protocol allows 50,000 (sitemaps.org). */
const MOST = 10_000;

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
    if (listed.size === before || listed.size >= totalResults) return paths;
  }
}

/** The pages of a language that is served. */
interface LanguagePages {
  readonly prefix: string;
  /** Code in `hreflang`. */
  readonly hreflang: string;
  readonly paths: Paths;
}

/**
 * The entry of a page. It names the same page in every language, by that language's own name: page heads cannot,
 * because a page knows the names of its own language only.
 *
 * @param origin public origin of the site
 */
function writeEntry(key: string, path: string, all: readonly LanguagePages[], origin: string): string {
  const links = all.flatMap(({ hreflang, paths }) => {
    const href = paths.get(key);
    if (href === undefined) return [];
    return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}"/>`;
  });
  return `<url><loc>${escapeHtml(origin + path)}</loc>${links.length > 1 ? links.join("") : ""}</url>`;
}

/** The sitemaps of a site, compressed with gzip, by path. */
type Sitemaps = ReadonlyMap<string, Buffer>;

const INDEX = "/sitemap.xml";
/** The path of a file of a language; the first one has the address of the language's sitemap. */
const filePath = (prefix: string, index: number): string =>
  `/${prefix}/${index === 0 ? "sitemap" : `sitemap-${index + 1}`}.xml`;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Writes the files of all languages and their index. Galaxy knows no dates of changes. */
export async function writeSitemaps(languages: readonly LanguagePages[], origin: string): Promise<Sitemaps> {
  const files = new Map<string, Buffer>();
  for (const { prefix, paths } of languages) {
    const pages = [...paths];
    for (let index = 0; index * MOST < pages.length; index += 1) {
      const part = pages.slice(index * MOST, (index + 1) * MOST);
      const urls = part.map(([key, path]) => writeEntry(key, path, languages, origin)).join("");
      const xml = `${DECLARATION}<urlset ${NAMESPACE} ${LINK_NAMESPACE}>${urls}</urlset>`;
      // The server answers others between two files.
      files.set(filePath(prefix, index), await pack(xml));
    }
  }
  const listed = [...files.keys()].map(
    (path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`,
  );
  const index = `${DECLARATION}<sitemapindex ${NAMESPACE}>${listed.join("")}</sitemapindex>`;
  return files.set(INDEX, await pack(index));
}

/** The sitemaps that the last server of this site has kept; null = there are none. */
async function readKept(file: string, origin: string): Promise<Sitemaps | null> {
  try {
    const kept = JSON.parse(await readFile(file, "utf8"));
    if (kept.origin !== origin) return null;
    const files = Object.entries<string>(kept.files);
    return new Map(files.map(([path, text]) => [path, Buffer.from(text, "base64")]));
  } catch {
    return null;
  }
}

async function keep(file: string, origin: string, sitemaps: Sitemaps): Promise<void> {
  const files = Object.fromEntries(
    [...sitemaps].map(([path, content]) => [path, content.toString("base64")]),
  );
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ origin, files }), { flush: true });
  await rename(draft, file);
}

/** Milliseconds after which the sitemaps are written anew. */
const MAX_AGE = 3_600_000;
/** Milliseconds after which it is tried again when a language could not be listed. */
const PAUSE = 60_000;

interface SitemapOptions extends Pick<PageRoutesOptions, "settings" | "siteOrigin"> {
  readonly galaxy: Pick<Galaxy, "url" | "read">;
  readonly log: Log;
  /** Folder where the sitemaps are kept for the next start. */
  readonly dataFolder: string;
}

/** Returns the newest file of a path, null = there is none yet. What is old is written anew in the background. */
function openSitemaps({ settings, galaxy, siteOrigin, log, dataFolder }: SitemapOptions) {
  const file = join(dataFolder, "sitemaps.json");
  const kept = readKept(file, siteOrigin);
  const listed = new Map<string, LanguagePages>();
  let sitemaps: Sitemaps | null = null;
  /** By the clock of this process, so what another server has kept is old at once. */
  let dueAt = 0;
  let documents: readonly SiteSettings[] = [];
  let isWriting = false;

  /** Lists a language; what was listed last stays when Galaxy fails. */
  async function list(document: SiteSettings): Promise<boolean> {
    const { language, languages } = document;
    const { url: baseUrl, read } = galaxy;
    const client = createGalaxy({ baseUrl, language, timeoutMs: READ_LIMIT, adapter: readAdapter(read) });
    const own = languages.find(({ prefix }) => prefix === language);
    try {
      const paths = await listPaths(client, document);
      const hreflang = own ? formatHreflang(own, document) : language;
      listed.set(language, { prefix: language, hreflang, paths });
      return true;
    } catch (error) {
      log.warn("a sitemap could not be made", { language, error });
      return false;
    }
  }

  async function write(): Promise<void> {
    let isWhole = true;
    for (const document of documents) isWhole = (await list(document)) && isWhole;
    dueAt = performance.now() + (isWhole ? MAX_AGE : PAUSE);
    const languages = documents.flatMap(({ language }) => listed.get(language) ?? []);
    if (languages.length === 0) return;
    sitemaps = await writeSitemaps(languages, siteOrigin);
    await keep(file, siteOrigin, sitemaps).catch((error) =>
      log.warn("the sitemaps cannot be kept for the next start", { file, error }),
    );
  }

  function renew(): void {
    if (isWriting) return;
    const served = settings.default.languages.flatMap(({ prefix }) => settings.get(prefix) ?? []);
    const isSame =
      served.length === documents.length && served.every((one, index) => one === documents[index]);
    if (isSame && performance.now() < dueAt) return;
    documents = served;
    isWriting = true;
    void write().finally(() => {
      isWriting = false;
    });
  }

  return async (path: string): Promise<Buffer | null> => {
    sitemaps ??= await kept;
    renew();
    return sitemaps?.get(path) ?? null;
  };
}

const XML = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
  vary: "accept-encoding",
};
/** Seconds after which a crawler may retry. */
const RETRY_AFTER = "60";

/**
 * `/sitemap.xml` lists the sitemaps of each language, which list its pages, stays and packages. No request waits for
 * Galaxy: until they are written for the first time, crawlers are asked to come again.
 */
export function sitemapRoutes(options: SitemapOptions): Hono {
  const { settings } = options;
  const find = openSitemaps(options);
  async function answer(context: Context): Promise<Response> {
    const content = await find(context.req.path);
    if (content === null)
      return context.text("The sitemap is being made.", 503, {
        "retry-after": RETRY_AFTER,
        "cache-control": "no-store",
      });
    if (/\bgzip\b/.test(context.req.header("accept-encoding") ?? ""))
      return context.body(new Uint8Array(content), 200, { ...XML, "content-encoding": "gzip" });
    return context.body(new Uint8Array(await unpack(content)), 200, XML);
  }
  return new Hono()
    .get("/sitemap.xml", async (context) => {
      await settings.refresh();
      return answer(context);
    })
    .get("/:language/sitemap.xml", async (context, next) => {
      await settings.refresh();
      return settings.get(context.req.param("language")) ? answer(context) : next();
    })
    .get("/:language/:part{sitemap-[0-9]+\\.xml}", async (context, next) => {
      await settings.refresh();
      // Once the index is written, another number is no sitemap.
      const isKnown = (await find(context.req.path)) !== null || (await find(INDEX)) === null;
      return settings.get(context.req.param("language")) && isKnown ? answer(context) : next();
    });
}
