import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { BasketPort, BasketView } from "../galaxy/basket-view.ts";
import { type DestinationLanguage, textLanguage, type WorldLanguage } from "../world/localised.ts";
import {
  activityPage,
  addonsPage,
  basketPage,
  type Html,
  missingPage,
  PAGE_HEADERS,
  type PageFrame,
  pageFrame,
  STYLE,
} from "./pages.ts";
import { readWidgetQuery, widgetScript } from "./widget-script.ts";

export interface OnlineOptions {
  readonly basket: BasketPort;
  /** Returns the name of an activity, null when the id is unknown; without it the page shows the id. */
  readonly activityName?: (id: string, lang: WorldLanguage) => Promise<string | null>;
  /** The languages of the destination; the pages of each are below its prefix. */
  readonly languages: readonly DestinationLanguage[];
  readonly mountedAt?: string;
  readonly siteUrl?: string;
}

const COOKIE = "GalaxyBasket";
const ID = /^[\w.:-]{1,80}$/;

/** The online site: the external booking site; mount at `/online`. */
export function onlineApp(options: OnlineOptions): Hono {
  const { basket, activityName, languages, mountedAt = "/online", siteUrl = "/" } = options;
  const app = new Hono();

  const frameOf = (context: Context): PageFrame => {
    const signs = {
      path: context.req.param("lang"),
      query: context.req.query("lang"),
      cookie: getCookie(context, "lang"),
      header: context.req.header("accept-language"),
    };
    return pageFrame(visitorLanguage(signs, languages), mountedAt, siteUrl);
  };
  const basketOf = async (context: Context, { language }: PageFrame): Promise<BasketView | null> => {
    const cookie = getCookie(context, COOKIE);
    return cookie === undefined ? null : basket.read(cookie, textLanguage(language));
  };
  const answer = async (context: Context, html: Html, status: 200 | 404 = 200) =>
    context.html(await html, status, PAGE_HEADERS);

  const showBasket = async (context: Context) => {
    const frame = frameOf(context);
    return answer(context, basketPage(frame, await basketOf(context, frame)));
  };
  const showAddons = async (context: Context) => {
    const frame = frameOf(context);
    return answer(context, addonsPage(frame, await basketOf(context, frame)));
  };
  const removeLine = async (context: Context) => {
    const from = context.req.header("sec-fetch-site") ?? "same-origin";
    if (from !== "same-origin" && from !== "none") return context.text("Remove lines on this site only", 403);
    const { lineId } = await context.req.parseBody();
    if (typeof lineId !== "string" || !/^\d{1,16}$/.test(lineId)) return context.text("Which line?", 400);
    const cookie = getCookie(context, COOKIE);
    if (cookie !== undefined) await basket.removeLine(cookie, Number(lineId));
    return context.redirect(frameOf(context).address("basket"), 303);
  };
  const showActivity = async (context: Context) => {
    const frame = frameOf(context);
    const id = context.req.param("id") ?? "";
    const name = activityName === undefined ? null : await activityName(id, textLanguage(frame.language));
    if (!ID.test(id) || (activityName !== undefined && name === null)) {
      return answer(context, missingPage(frame), 404);
    }
    const { date, promotionCode } = context.req.query();
    return answer(context, activityPage(frame, { id, name, date, promotionCode }));
  };

  app.get("/style.css", (context) =>
    context.body(STYLE, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  app.get("/widget", (context) => {
    const query = readWidgetQuery(new URL(context.req.url).searchParams);
    if (query === undefined) return context.text("Name the product", 400);
    return context.body(widgetScript(query, mountedAt), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
  });
  const prefixes = languages.map(({ prefix }) => prefix).join("|");
  for (const start of ["", `/:lang{${prefixes}}`]) {
    app.get(`${start}/basket`, showBasket);
    app.post(`${start}/basket/remove`, removeLine);
    app.get(`${start}/addons`, showAddons);
    app.get(`${start}/activity/:id`, showActivity);
  }
  app.all("*", (context) => answer(context, missingPage(frameOf(context)), 404));
  return app;
}

type Languages = readonly DestinationLanguage[];

/** The codes of Norwegian in URLs and headers. */
const NORWEGIAN = ["nb", "nn", "no"];

/** Returns the language of a prefix or a tag such as `sv-SE`; undefined when the site does not have it. */
function languageOf(tag: string | undefined, languages: Languages): DestinationLanguage | undefined {
  const wanted = tag?.toLowerCase();
  const base = wanted?.split("-")[0] ?? "";
  const code = NORWEGIAN.includes(base) ? "nb" : base;
  return (
    languages.find(({ prefix }) => prefix === wanted) ?? languages.find((language) => language.code === code)
  );
}

interface LanguageSigns {
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly cookie?: string | undefined;
  readonly header?: string | undefined;
}

/**
 * Returns the language of the URL, query, cookie or `Accept-Language`, in this order; else the site's first.
 */
function visitorLanguage(signs: LanguageSigns, languages: Languages): DestinationLanguage {
  const { path, query, cookie, header } = signs;
  const preferred = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag, quality] = part.trim().split(";q=");
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  for (const tag of [path, query, cookie, ...preferred]) {
    const language = languageOf(tag, languages);
    if (language) return language;
  }
  const [first] = languages;
  if (!first) throw new Error("The destination has no languages");
  return first;
}
