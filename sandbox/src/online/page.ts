import { html } from "hono/html";
import type { DestinationLanguage } from "../world/destinations/destination.ts";
import { textLanguage } from "../world/localised.ts";
import { ONLINE_TEXTS, type OnlineTexts } from "./texts.ts";

/** What every page of the site knows. */
export interface PageFrame {
  readonly language: DestinationLanguage;
  readonly texts: OnlineTexts;
  /** Where the site is mounted, `/online`. */
  readonly root: string;
  /** Where "Back to the site" leads. */
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

/** A whole document around the content of a page. */
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

/** Nothing but the site's own style, fonts and forms. */
export const PAGE_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
} as const;
