import type { SiteSettings } from "@stays/contract";
import { getToday } from "@stays/days";
import { earliestArrival } from "@stays/domain";
import { linkTo } from "@stays/routes";
import { createTexts, loadTexts } from "@stays/texts";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import type { SearchBoxOptions } from "../../app/search-box/search-box-options.ts";
import { searchBoxTexts } from "../../app/search-box/search-box-texts.ts";
import { findLanguage } from "../../app/services/page-context.ts";
import type { PageRoutesOptions } from "../page/page-routes.ts";

/** `--p-brand-700` of the product's own look. */
const ACTION = "#15503f";

/** What the search box of a language needs of the settings. */
async function searchBoxOptions(
  settings: SiteSettings,
  today: string,
  origin: string,
): Promise<SearchBoxOptions> {
  const { code, locale, prefix } = findLanguage(settings);
  const texts = createTexts({ language: code, locale, overrides: settings.texts });
  const own = await loadTexts(searchBoxTexts, code);
  texts.add("search-box", own);
  const t = texts.of<string>("search-box");
  const wording = Object.fromEntries(Object.keys(own).map((key) => [key, t(key, { n: "{{n}}" })]));
  const { search, guests, calendar, brand } = settings;
  const choices = (list: SiteSettings["search"]["areas"]) =>
    list.map(({ Id, Name }) => ({ id: Id, name: Name }));
  return {
    results: origin + linkTo(prefix, { route: "stayslist" }),
    language: code,
    direction: texts.direction,
    earliest: earliestArrival(today, calendar.earliestArrival),
    categories: choices(search.categories),
    areas: choices(search.areas),
    isCategoryRequired: search.categoryRequired,
    isAreaRequired: search.areaRequired,
    defaultAdults: guests.defaultAdults,
    maxAdults: guests.maxAdults,
    maxChildren: guests.maxChildren,
    maxChildAge: guests.maxChildAge,
    action: brand.colours.action ?? ACTION,
    texts: wording as SearchBoxOptions["texts"],
  };
}

/**
 * Serves `<stays-search>` for pages of other sites: one script for each language, with its settings and texts in it, so
 * that a strict policy has to allow one address only.
 */
export function searchBoxRoutes(options: PageRoutesOptions): Hono {
  const { settings, assets, timeZone, siteOrigin, now } = options;
  return new Hono().get("/:language/stays-search.js", compress(), etag(), async (context) => {
    await settings.refresh();
    const document = settings.get(context.req.param("language"));
    if (!document) return context.notFound();
    const box = await searchBoxOptions(document, getToday(timeZone, now()), siteOrigin);
    return context.body(`(()=>{${assets.searchBox}\ndefineStaysSearch(${JSON.stringify(box)})})()`, 200, {
      "content-type": "text/javascript; charset=utf-8",
      // Its first day is that of today.
      "cache-control": "public, max-age=600",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}
