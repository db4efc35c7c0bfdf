import type { SiteLanguage } from "@stays/contract";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";
import type { SettingsStore } from "../settings/settings-store.ts";
import { OWN_COOKIES } from "./own-cookies.ts";

/** Fallbacks for language tags: the old tag of Norwegian, and Nynorsk, whose readers understand Bokmål. */
const relatives: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

function languageFor(range: string, languages: readonly SiteLanguage[]): SiteLanguage | undefined {
  const [primary = ""] = range.split("-");
  const codes = [primary, relatives[primary]];
  return (
    languages.find(({ locale }) => locale.toLowerCase() === range) ??
    languages.find(({ code, prefix }) => codes.includes(code) || prefix === range)
  );
}

/**
 * The language for an address without one (RT-01, ruling 59): the one chosen earlier, else the best match of
 * the browser's languages, else the site's first. Hono's `languageDetector` knows neither prefixes nor relatives.
 *
 * @param languages the site's languages, the default first
 * @param chosen prefix in the `language` cookie
 */
export function bestLanguage(
  languages: readonly SiteLanguage[],
  chosen: string | undefined,
  acceptLanguage: string | undefined,
): SiteLanguage | undefined {
  const remembered = languages.find(({ prefix }) => prefix === chosen);
  if (remembered) return remembered;
  for (const { type, q } of parseAccept(acceptLanguage ?? "")) {
    const language = q > 0 && languageFor(type.toLowerCase(), languages);
    if (language) return language;
  }
  return languages[0];
}

/** A path with a language that this site does not have, such as `/fr/stays`; the page exists in others. */
const otherLanguage = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/stays(?:\/|$))/i;

/**
 * Redirects an address without a language prefix to the visitor's best language; path and query stay (RT-01).
 */
export function redirectToLanguage(context: Context, settings: SettingsStore): Response {
  const { req } = context;
  const served = settings.default.languages.filter(({ prefix }) => settings.get(prefix));
  const { language: fallback } = settings.default;
  const language = bestLanguage(
    served,
    getCookie(context, OWN_COOKIES.language),
    req.header("accept-language"),
  );
  const { pathname, search } = new URL(req.url);
  const path = pathname === "/" ? "/stays" : pathname.replace(otherLanguage, "");
  context.header("vary", "Accept-Language, Cookie");
  context.header("cache-control", "no-store");
  return context.redirect(`/${language?.prefix ?? fallback}${path}${search}`, 302);
}
