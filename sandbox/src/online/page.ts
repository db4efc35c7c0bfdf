import { html } from "hono/html";
import type { DestinationLanguage } from "../world/destinations/destination.ts";
import { textLanguage } from "../world/localised.ts";
import { ONLINE_TEXTS, type OnlineTexts } from "./texts.ts";

/** Values shared by every page of the site. */
export interface PageFrame {
  readonly language: DestinationLanguage;
  readonly texts: OnlineTexts;
  /** Mount path of the site, `/online`. */
  readonly root: string;
  /** Target of "Back to the site". */
  readonly siteUrl: string;
  address(page: string): string;
}

export type Html = ReturnType<typeof html>;

export function pageFrame(language: DestinationLanguage, root: string, siteUrl: string): PageFrame {
  return {
    language,
    texts: ONLINE_TEXTS[textLanguage(language)],
    root,
    siteUrl,
    address: (page) => `${root}/${language.prefix}/${page}`,
  };
}

/** Wraps page content in a whole document. */
export function page(frame: PageFrame, title: string, content: Html): Html {
  const { language, texts, root, siteUrl, address } = frame;
  return html`<!doctype html>
<html lang="${language.code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${texts.site}</title>
    <link rel="stylesheet" href="${root}/style.css" />
  </head>
  <body>
    <header>
      <a class="brand" href="${address("basket")}">${texts.site}</a>
      <a href="${siteUrl}">${texts.back}</a>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** A policy that allows only the site's own icon, style, fonts and forms. */
export const PAGE_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
} as const;
