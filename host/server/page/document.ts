import type { PageHead, SiteSettings } from "@stays/contract";
import { pageDataIds } from "../../src/boot/page-data.ts";
import type { RegistrySnapshot } from "../../src/remotes/registry-snapshot.ts";
import { earlyInput } from "./early-input.ts";
import { escapeHtml, jsonForScript } from "./escape.ts";
import { inlinedStyles, languageLinks, pageHeadHtml, preloads, scriptTag } from "./head-html.ts";
import type { HostAssets } from "./host-assets.ts";
import { bannerCss, type PreviewedRelease, previewBanner } from "./preview-banner.ts";
import type { RouteFiles } from "./route-files.ts";

/** Everything that the document of a page is composed of. */
export interface DocumentParts {
  /** Of the page's language; embedded for the browser (ruling 17). */
  readonly settings: SiteSettings;
  /** Language of the document as BCP 47: `nb` where the path says `no`. */
  readonly languageCode: string;
  /** Public origin of the site without a slash at the end, for addresses that must be whole. */
  readonly origin: string;
  /** Path with its language prefix, without the query: the same page in the other languages is found by it. */
  readonly pathname: string;
  /** The day at the destination, YYYY-MM-DD: server and browser render with the same one. */
  readonly today: string;
  /** New for each answer; lets the inline scripts and styles of this document run, and no others. */
  readonly nonce: string;
  /** The host's own files. */
  readonly assets: HostAssets;
  /** Files of the page's remote; empty lists where no route matches. */
  readonly files: RouteFiles;
  /** The releases that this page view is made of. */
  readonly registry: RegistrySnapshot;
  /** Texts by namespace (`host`, `mf-search`), then by key: the shell's, and the page's where it was rendered. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Title and what describes the page; null where it is rendered in the browser, which then writes them. */
  readonly head: PageHead | null;
  /** Path and query of the page. */
  readonly address: string;
  /** What problems of this page are counted by; undefined where no canary runs. */
  readonly pageId: string | undefined;
  /** The unreleased version that this visitor sees; null = only what is released. */
  readonly preview: PreviewedRelease | null;
  /** Address of this page in one part, for browsers without scripts; null where there is no need. */
  readonly wholeAddress: string | null;
}

const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

/**
 * React streams late parts hidden, for a script to put them in their place. Without scripts they are read where they
 * are. A page that is late altogether is asked for again, in one part.
 */
function withoutScripts(nonce: string, wholeAddress: string | null): string {
  const refresh = wholeAddress && `<meta http-equiv="refresh" content="0;url=${escapeHtml(wholeAddress)}">`;
  return `<noscript><style nonce="${nonce}">[hidden][id^="S:"]{display:block!important}</style>${refresh ?? ""}</noscript>`;
}

/** The document up to the place where the page's HTML stands. Pure, so that any runtime with web standards can do it. */
export function documentStart(parts: DocumentParts): string {
  const { settings, languageCode, origin, pathname, nonce, assets, files, head } = parts;
  return [
    `<!doctype html><html lang="${escapeHtml(languageCode)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    pageHeadHtml(head, settings, nonce),
    languageLinks(settings, origin, pathname, head?.paths),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style nonce="${nonce}">${assets.css}${files.css}${parts.preview ? bannerCss : ""}</style>`,
    ...[...(assets.styles ?? []), ...files.linkedStyles].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    assets.firstScript ? `<script nonce="${nonce}">${assets.firstScript}</script>` : "",
    `<script nonce="${nonce}">${earlyInput}</script>`,
    withoutScripts(nonce, parts.wholeAddress),
    preloads(assets.scripts.slice(0, -1), assets.integrity),
    "</head><body>",
    parts.preview ? previewBanner(parts.preview, parts.texts.host ?? {}, parts.address) : "",
    '<div id="root">',
  ].join("");
}

/**
 * What follows the page's HTML: data and scripts. Streamed parts come after it. Of the scripts the head names
 * the libraries only, which are the largest: on a slow line all the others would share it with what is seen first, the
 * HTML and the picture that the head names.
 */
export function documentMiddle(parts: DocumentParts): string {
  const { settings, registry, today, texts, nonce, assets, files } = parts;
  return [
    "</div>",
    preloads([...assets.scripts.slice(-1), ...files.scripts], assets.integrity),
    inlinedStyles(files.styles),
    jsonScript(pageDataIds.settings, settings),
    jsonScript(pageDataIds.registry, registry),
    jsonScript(pageDataIds.page, { today, texts, id: parts.pageId }),
    ...assets.scripts.map((src) => scriptTag(src, nonce, assets.integrity?.[src])),
  ].join("");
}

/** Stands where the page would: without scripts nothing else will. */
export function missingPart({ texts }: DocumentParts): string {
  return `<noscript><p>${escapeHtml(texts.host?.unavailable ?? "")}</p></noscript>`;
}

/** The end of the document. */
export const documentEnd = "</body></html>";
