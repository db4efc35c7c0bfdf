/** Whether the page that sent a request is one of this site's, as far as the browser says. */
export interface OwnRequestCheck {
  readonly headers: Headers;
  /** Origins that the site is reached by. */
  readonly origins: readonly string[];
}

/**
 * True for a request of the site's own code. Another site's page can send neither the custom header, which needs a
 * CORS preflight that is never granted, nor `Sec-Fetch-Site: same-origin`. Browsers without `Sec-Fetch-Site` name the
 * origin of a POST; a client that names neither is no browser that carries a visitor's cookies across sites.
 */
export function isOwnRequest({ headers, origins }: OwnRequestCheck): boolean {
  if (headers.get("x-requested-with") === null) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || origins.includes(from);
}
