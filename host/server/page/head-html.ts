import type { PageHead, SiteLanguage, SiteSettings } from "@stays/contract";
import { matchRoute, routeTable, splitLanguage } from "@stays/routes";
import { documentTitle } from "../../app/page/page-data.ts";
import { escapeHtml, jsonForScript } from "./escape.ts";

type Attributes = Readonly<Record<string, string | undefined | true>>;

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(" ")}>`;
}

const link = (attributes: Attributes): string => tag("link", attributes);
const meta = (attributes: Attributes): string => tag("meta", attributes);

/** The addresses of the other languages; none where the address has a name, which each language has its own of. */
function alternates(settings: SiteSettings, origin: string, path: string): readonly string[] {
  const route = matchRoute(path)?.route;
  if (!route || routeTable[route].pattern.includes("{Name")) return [];
  return settings.languages.map((language) =>
    link({
      rel: "alternate",
      hreflang: formatHreflang(language, settings),
      href: `${origin}/${language.prefix}${path}`,
    }),
  );
}

/**
 * Links to the page's canonical address, to its other languages, and the address that shared links name. Search engines
 * ignore languages that do not link back, so a page whose addresses in them are not known has none.
 */
export function pageAddresses(
  settings: SiteSettings,
  origin: string,
  pathname: string,
  head: Pick<PageHead, "paths" | "sharedSearch" | "isMissing"> | null,
): string {
  const prefixes = settings.languages.map(({ prefix }) => prefix);
  const { path } = splitLanguage(pathname, prefixes);
  const canonical = `${origin}/${settings.language}${head?.paths?.own ?? path}`;
  return [
    link({ rel: "canonical", href: canonical }),
    meta({ property: "og:url", content: canonical + (head?.sharedSearch ?? "") }),
    settings.assistants ? link({ rel: "ai-catalog", href: "/.well-known/ai-catalog.json" }) : "",
    ...(head?.isMissing ? [] : alternates(settings, origin, path)),
  ].join("");
}

/**
 * The code of a language, or its locale if the site has several of that code, such as `de-DE` and `de-AT`.
 */
export function formatHreflang({ code, locale }: SiteLanguage, { languages }: SiteSettings): string {
  return languages.filter((other) => other.code === code).length > 1 ? locale : code;
}

/**
 * Title, description, social image and structured data of a page (ruling 61). A page that has no description of its
 * own, such as that of an item without an introduction, has the site's.
 *
 * @param texts of the shell
 */
export function pageHeadHtml(
  head: PageHead | null,
  settings: SiteSettings,
  texts: Readonly<Record<string, string>>,
): string {
  const title = documentTitle(head?.title ?? "", settings.name);
  const { structuredData = [], hero } = head ?? {};
  const description = head?.description || texts.footerAbout?.replace("{{name}}", () => settings.name);
  const socialImage = head?.socialImage ?? settings.brand.socialImage;
  return [
    `<title>${escapeHtml(title)}</title>`,
    hero &&
      link({
        rel: "preload",
        as: "image",
        href: hero.src,
        imagesrcset: hero.srcSet,
        imagesizes: hero.sizes,
        fetchpriority: "high",
      }),
    description && meta({ name: "description", content: description }),
    meta({ property: "og:title", content: title }),
    meta({ property: "og:site_name", content: settings.name }),
    description && meta({ property: "og:description", content: description }),
    socialImage && meta({ property: "og:image", content: socialImage }),
    socialImage && meta({ name: "twitter:card", content: "summary_large_image" }),
    head?.isMissing && meta({ name: "robots", content: "noindex" }),
    ...structuredData.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ]
    .filter(Boolean)
    .join("");
}

type Hashes = Readonly<Record<string, string>>;

/** What makes the browser refuse a file that is not the built one; empty in development. */
const buildCheck = (integrity: string | undefined): Attributes =>
  integrity ? { integrity, crossorigin: "anonymous" } : {};

/**
 * Preload links. They are not script tags: the federation runtime would attach to an early one. Their attributes equal
 * those of the script tags, else the browser fetches the scripts twice.
 *
 * @param integrity by address
 */
export const preloads = (scripts: readonly string[], integrity: Hashes): string =>
  scripts
    .map((href) => link({ rel: "preload", as: "script", href, ...buildCheck(integrity[href]) }))
    .join("");

/** Async scripts, with their integrity hashes. */
export const asyncScripts = (
  scripts: readonly string[],
  nonce: string,
  integrity: Hashes,
  more: Attributes = {},
): string =>
  scripts
    .map((src) => tag("script", { async: true, src, nonce, ...more, ...buildCheck(integrity[src]) }))
    .map((script) => `${script}</script>`)
    .join("");

/** Links to stylesheets that the document does not inline. */
export const linkedStyles = (styles: readonly string[], integrity: Hashes): string =>
  styles.map((href) => link({ rel: "stylesheet", href, ...buildCheck(integrity[href]) })).join("");

/**
 * Disabled links to styles that the head inlines. The federation runtime finds them and does not fetch the
 * styles again; browsers do not fetch a disabled link.
 */
export function inlinedStyles(styles: readonly string[]): string {
  return styles.map((href) => link({ rel: "stylesheet", href, disabled: true })).join("");
}

/** Whether HTML contains a page and not only the shell: every page has an `h1`, the shell has none. */
export const hasHeading = (html: string | Buffer): boolean => html.includes("<h1");
