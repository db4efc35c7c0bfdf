import type { PageHead, SiteSettings } from "@stays/contract";
import { getDirection } from "@stays/texts";
import { readLanguageData } from "@stays/texts/read-language-data";
import { type PageData, pageDataIds, SCRIPTS_NOTICE } from "../../app/page/page-data.ts";
import type { RegistrySnapshot } from "../../app/remotes/registry-snapshot.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import { brandCss, brandLinks } from "./brand-html.ts";
import { escapeHtml, jsonScript } from "./escape.ts";
import {
  asyncScripts,
  inlinedStyles,
  linkedStyles,
  pageAddresses,
  pageHeadHtml,
  preloads,
} from "./head-html.ts";
import type { HostAssets } from "./host-assets.ts";
import type { RouteFiles } from "./route-files.ts";

/** An unreleased version that a page is shown with. */
interface PreviewedRelease {
  readonly remote: string;
  readonly version: string;
}

/** Styles of the banner. It is outside the app, so that no release can hide it. */
const bannerCss =
  ".preview-banner{position:var(--fixed);inset-block-end:var(--space-4);inset-inline-start:var(--space-4);z-index:2000;" +
  "max-width:calc(100vw - 2*var(--space-4));box-sizing:border-box;padding:var(--space-2) var(--space-4);" +
  "border:2px solid var(--color-text);border-radius:var(--radius-control);background:var(--color-bg);" +
  "color:var(--color-text);font:var(--text-sm)/1.5 var(--font-text,sans-serif)}" +
  ".preview-banner a{color:inherit;font-weight:700;margin-inline-start:var(--space-2)}";

/**
 * A banner that marks the page as a preview and links back to the live site.
 *
 * @param texts of the shell
 * @param address path and query of the page to return to
 */
function previewBanner(
  { remote, version }: PreviewedRelease,
  texts: Readonly<Record<string, string>>,
  address: string,
): string {
  const notice = (texts.previewing ?? "").replace("{{release}}", `${remote} ${version}`);
  const leave = `/preview/leave?${new URLSearchParams({ to: address })}`;
  return [
    `<aside class="preview-banner" aria-label="${escapeHtml(texts.preview ?? "")}">`,
    `<span>${escapeHtml(notice)}</span>`,
    `<a href="${escapeHtml(leave)}">${escapeHtml(texts.leavePreview ?? "")}</a></aside>`,
  ].join("");
}

/** Everything that the document of a page contains. */
export interface DocumentParts {
  /** Settings of the page's language; embedded for the browser (ruling 17). */
  readonly settings: SiteSettings;
  /** Public origin of the site without a trailing slash, for absolute addresses. */
  readonly origin: string;
  /** The day at the destination, YYYY-MM-DD; server and browser render with the same day. */
  readonly today: string;
  /** New for each response. Only the inline scripts and styles of this document may run. */
  readonly nonce: string;
  /** The host's own files. */
  readonly assets: HostAssets;
  /** Files of the page's remote; empty lists where no route matches. */
  readonly files: RouteFiles;
  /** The releases of this page view. */
  readonly registry: RegistrySnapshot;
  /**
   * Texts by namespace (`host`, `mf-search`), then by key: those of the shell, and those of a page rendered
   * on the server.
   */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Title and meta data of the page; null = the page is rendered on the client, which then writes them. */
  readonly head: PageHead | null;
  /** Path and query of the page. */
  readonly address: string;
  /** Name of the releases of this page together; undefined = the page is not stored for a lost connection. */
  readonly edition?: string | undefined;
  /** True for the shell that is stored. */
  readonly isStored?: boolean;
  /** The unreleased version of this visitor's preview; null = released versions only. */
  readonly preview: PreviewedRelease | null;
  /** Address of this page as one complete document, for browsers without scripts; null = not needed. */
  readonly wholeAddress: string | null;
}

/**
 * Styles of the notice. They show it by themselves after 10 s, because no script can be relied on: those of the page
 * may be blocked, missing or broken.
 */
const scriptsNoticeCss =
  `#${SCRIPTS_NOTICE}{position:var(--fixed);inset-block-end:0;inset-inline:0;z-index:2000;margin:0;` +
  "padding:var(--space-2) var(--space-4);background:var(--color-surface-inverse);color:var(--color-on-inverse);" +
  `text-align:center;visibility:hidden;animation:${SCRIPTS_NOTICE} 1ms 10s forwards}` +
  `@keyframes ${SCRIPTS_NOTICE}{to{visibility:visible}}`;

/** Shows the notice at once; for `noscript`. */
const shownScriptsNoticeCss = `#${SCRIPTS_NOTICE}{visibility:visible;animation:none}`;

/**
 * A notice for a page whose scripts do not start: its buttons look alive and do nothing. The host removes it when it
 * starts.
 */
function scriptsNotice(sentence: string | undefined): string {
  if (!sentence) return "";
  return `<p id="${SCRIPTS_NOTICE}" role="status" data-nosnippet>${escapeHtml(sentence)}</p>`;
}

/**
 * For browsers without scripts. React streams late parts in hidden elements, which a script moves into their
 * slots. Without scripts they become visible where they are. A page that is missing entirely is requested
 * again as one complete document.
 */
function withoutScripts(nonce: string, wholeAddress: string | null): string {
  const refresh = wholeAddress && `<meta http-equiv="refresh" content="0; url=${escapeHtml(wholeAddress)}">`;
  const styles = `[hidden][id^="S:"]{display:block!important}${shownScriptsNoticeCss}`;
  return `<noscript><style nonce="${nonce}">${styles}</style>${refresh ?? ""}</noscript>`;
}

/** The styles of the page's release, with its name: the browser removes them when it falls back to another release. */
function releaseStyles({ css, release }: RouteFiles, nonce: string): string {
  if (css === "" || !release) return "";
  const { remote, version } = release;
  return `<style nonce="${nonce}" data-remote="${remote}" data-release="${escapeHtml(version)}">${css}</style>`;
}

/** The document up to the page's HTML. Pure, so that any runtime with web standards can render it. */
export function documentStart(parts: DocumentParts): string {
  const { settings, origin, address, nonce, assets, files, head } = parts;
  const { code } = findLanguage(settings);
  const direction = getDirection(code) === "rtl" ? ' dir="rtl"' : "";
  const appearance = settings.appearance === "light" ? ' data-appearance="light"' : "";
  return [
    `<!doctype html><html lang="${code}"${direction}${appearance}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    pageHeadHtml(head, settings, parts.texts.host ?? {}),
    pageAddresses(settings, origin, address.replace(/\?.*/s, ""), head),
    brandLinks(settings.brand),
    `<style nonce="${nonce}">${scriptsNoticeCss}${assets.css}${parts.preview ? bannerCss : ""}${brandCss(settings.brand)}</style>`,
    releaseStyles(files, nonce),
    linkedStyles(assets.styles ?? [], assets.integrity),
    linkedStyles(files.linkedStyles, files.integrity),
    assets.firstScript ? `<script nonce="${nonce}">${assets.firstScript}</script>` : "",
    `<script nonce="${nonce}">${assets.earlyInput}</script>`,
    withoutScripts(nonce, parts.wholeAddress),
    "</head><body>",
    parts.preview ? previewBanner(parts.preview, parts.texts.host ?? {}, address) : "",
    '<div id="root">',
  ].join("");
}

/**
 * The document after the page's HTML: data and scripts; streamed parts follow it. The head preloads no script: on a
 * slow connection scripts would share the bandwidth with the HTML and the hero image, which the visitor sees first.
 */
export function documentMiddle(parts: DocumentParts): string {
  const { settings, registry, today, texts, nonce, assets, files, edition, isStored } = parts;
  const language = readLanguageData(findLanguage(settings).locale, settings.currency);
  const page: PageData["page"] = { today, texts, language, edition, isStored };
  return [
    "</div>",
    preloads(assets.scripts, assets.integrity),
    preloads(files.scripts, files.integrity),
    // They register the modules of a page while those of the host still load. The bundler finds what they have
    // registered, and loads only what is missing.
    asyncScripts(files.chunks, nonce, files.integrity, { fetchpriority: "high" }),
    inlinedStyles(files.styles),
    scriptsNotice(texts.host?.scriptsMissing),
    jsonScript(pageDataIds.settings, settings),
    jsonScript(pageDataIds.registry, registry),
    jsonScript(pageDataIds.page, page),
    asyncScripts(assets.scripts, nonce, assets.integrity),
  ].join("");
}

/** Replaces the page if it is missing, for browsers without scripts. */
export function missingPart({ texts }: DocumentParts): string {
  return `<noscript><p>${escapeHtml(texts.host?.unavailable ?? "")}</p></noscript>`;
}

/** The end of the document. */
export const documentEnd = "</body></html>";
