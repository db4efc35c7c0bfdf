/**
 * Cookies of the site itself, which are never forwarded to or from Galaxy: they decide what a visitor is
 * shown.
 */
export const OWN_COOKIES = {
  preview: "stays-preview",
  visitor: "stays-visitor",
  /** The language that the visitor chose in the header; set by the browser. */
  language: "language",
} as const;

const own = new Set<string>(Object.values(OWN_COOKIES));

const parseName = (cookie: string): string => cookie.split("=")[0]?.trim() ?? "";

/** A `Cookie` header without the site's own cookies; null when none are left. */
export function foreignCookies(header: string | null): string | null {
  const cookies = (header ?? "")
    .split(";")
    .filter((cookie) => cookie.trim() !== "" && !own.has(parseName(cookie)));
  return cookies.length > 0 ? cookies.join(";").trim() : null;
}

/** Whether a `Set-Cookie` header sets a cookie other than the site's own, such as Galaxy's basket. */
export const setsForeignCookie = (header: string): boolean => !own.has(parseName(header));
