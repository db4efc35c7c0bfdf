import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { BasketPort, BasketView } from "../store/basket-port.ts";
import type { DestinationLanguage } from "../world/destinations/destination.ts";
import { textLanguage, type WorldLanguage } from "../world/localised.ts";
import { activityPage, missingPage } from "./activity-page.ts";
import { addonsPage } from "./addons-page.ts";
import { basketPage } from "./basket-page.ts";
import { fontFaces, fontReader } from "./fonts.ts";
import { type Html, PAGE_HEADERS, type PageFrame, pageFrame } from "./page.ts";
import { STYLE } from "./style.ts";
import { visitorLanguage } from "./visitor-language.ts";
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
  const readFont = fontReader();

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
    context.body(`${fontFaces(mountedAt)}\n${STYLE}`, 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  app.get("/fonts/:file{.+\\.woff2}", async (context) => {
    const font = await readFont(context.req.param("file").replace(/\.woff2$/, ""));
    if (font === undefined) return context.text("No such font", 404);
    return context.body(font, 200, {
      "Content-Type": "font/woff2",
      "Cache-Control": "public, max-age=604800",
    });
  });
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
