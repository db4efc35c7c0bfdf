import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { activityName } from "../galaxy/activities.ts";
import { readBasket } from "../galaxy/basket-view.ts";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { BASKET_COOKIE } from "../galaxy-app.ts";
import { textLanguage } from "../world/localised.ts";
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

/** The online site: the external booking site; mounted at `/online`. */
export function onlineApp(galaxy: MockGalaxy): Hono {
  const { languages } = galaxy.destination;
  const app = new Hono();

  const buildFrame = (context: Context): PageFrame => {
    const language = languages.find(({ prefix }) => prefix === context.req.param("lang")) ?? languages[0];
    if (!language) throw new Error("The destination has no languages");
    return pageFrame(language);
  };
  const answer = async (context: Context, html: Html, status: 200 | 404 = 200) =>
    context.html(await html, status, PAGE_HEADERS);
  const show = (page: typeof basketPage) => async (context: Context) => {
    const frame = buildFrame(context);
    const cookie = getCookie(context, BASKET_COOKIE);
    return answer(context, page(frame, await readBasket(galaxy, cookie, textLanguage(frame.language))));
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
    return context.body(widgetScript(query, languages), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
  });
  app.get("/:lang/basket", show(basketPage));
  app.get("/:lang/addons", show(addonsPage));
  // Another site's form comes without the basket's cookie, which is SameSite=Lax.
  app.post("/:lang/basket/remove", async (context) => {
    const { lineId } = await context.req.parseBody();
    const id = await galaxy.baskets.find(getCookie(context, BASKET_COOKIE));
    if (id !== null) await galaxy.baskets.remove(id, Number(lineId));
    return context.redirect(buildFrame(context).address("basket"), 303);
  });
  app.get("/:lang/activity/:id", (context) => {
    const frame = buildFrame(context);
    const name = activityName(galaxy, context.req.param("id"), textLanguage(frame.language));
    if (name === null) return answer(context, missingPage(frame), 404);
    const { date, promotionCode } = context.req.query();
    return answer(context, activityPage(frame, { name, date, promotionCode }));
  });
  app.all("*", (context) => answer(context, missingPage(buildFrame(context)), 404));
  return app;
}
