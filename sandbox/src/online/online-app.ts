import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { languageDetector } from "hono/language";
import { activityName } from "../galaxy/activities.ts";
import { readBasket } from "../galaxy/basket-view.ts";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { BASKET_COOKIE } from "../galaxy-app.ts";
import { type DestinationLanguage, textLanguage } from "../world/localised.ts";
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

/** The codes of Norwegian in headers. */
const NORWEGIAN = ["nn", "no"];

/** The language of the path, query or `Accept-Language`, in this order; else the site's first. */
function detectLanguage(languages: readonly DestinationLanguage[]) {
  const prefixes = languages.map(({ prefix }) => prefix);
  return languageDetector({
    order: ["path", "querystring", "header"],
    lookupFromPathIndex: 1,
    caches: false,
    supportedLanguages: prefixes,
    fallbackLanguage: prefixes[0] ?? "",
    convertDetectedLanguage: (tag) => {
      const [base = ""] = tag.toLowerCase().split("-");
      const code = NORWEGIAN.includes(base) ? "nb" : base;
      const found = languages.find(({ prefix }) => prefix === tag.toLowerCase());
      return (found ?? languages.find((language) => language.code === code))?.prefix ?? tag;
    },
  });
}

/** The online site: the external booking site; mounted at `/online`. */
export function onlineApp(galaxy: MockGalaxy): Hono {
  const { languages } = galaxy.destination;
  const app = new Hono();
  app.use(detectLanguage(languages));

  const buildFrame = (context: Context): PageFrame => {
    const language = languages.find(({ prefix }) => prefix === context.get("language"));
    if (!language) throw new Error("The destination has no languages");
    return pageFrame(language);
  };
  const readVisitor = (context: Context, { language }: PageFrame) =>
    readBasket(galaxy, getCookie(context, BASKET_COOKIE), textLanguage(language));
  const answer = async (context: Context, html: Html, status: 200 | 404 = 200) =>
    context.html(await html, status, PAGE_HEADERS);

  const showBasket = async (context: Context) => {
    const frame = buildFrame(context);
    return answer(context, basketPage(frame, await readVisitor(context, frame)));
  };
  const showAddons = async (context: Context) => {
    const frame = buildFrame(context);
    return answer(context, addonsPage(frame, await readVisitor(context, frame)));
  };
  const removeLine = async (context: Context) => {
    const from = context.req.header("sec-fetch-site") ?? "same-origin";
    if (from !== "same-origin" && from !== "none") return context.text("Remove lines on this site only", 403);
    const { lineId } = await context.req.parseBody();
    if (typeof lineId !== "string" || !/^\d{1,16}$/.test(lineId)) return context.text("Which line?", 400);
    const id = await galaxy.baskets.find(getCookie(context, BASKET_COOKIE));
    if (id !== null) await galaxy.baskets.remove(id, Number(lineId));
    return context.redirect(buildFrame(context).address("basket"), 303);
  };
  const showActivity = async (context: Context) => {
    const frame = buildFrame(context);
    const name = activityName(galaxy, context.req.param("id") ?? "", textLanguage(frame.language));
    if (name === null) return answer(context, missingPage(frame), 404);
    const { date, promotionCode } = context.req.query();
    return answer(context, activityPage(frame, { name, date, promotionCode }));
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
    return context.body(widgetScript(query), 200, {
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
  app.all("*", (context) => answer(context, missingPage(buildFrame(context)), 404));
  return app;
}
