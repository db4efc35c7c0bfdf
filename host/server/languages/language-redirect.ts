import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { OWN_COOKIES } from "../proxy/own-cookies.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import { bestLanguage } from "./best-language.ts";

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
