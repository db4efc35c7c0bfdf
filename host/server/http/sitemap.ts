import type { GalaxyClient, SiteSettings } from "@stays/contract";
import { type Accommodation, contentDigits } from "@stays/domain";
import { getAccommodationContent, getContentOffer } from "@stays/galaxy";
import { accommodationLink, linkTo, parseAddress } from "@stays/routes";
import { escapeHtml } from "../page/escape.ts";

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
