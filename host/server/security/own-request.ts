/** Input of the check for requests of the site's own pages. */
export interface OwnRequestCheck {
  readonly headers: Headers;
  /** Origins of the site. */
  readonly origins: readonly string[];
}

/**
 * Whether a request comes from the site's own code. Another site's page can send neither the custom header,
 * which needs a CORS preflight that is never granted, nor `Sec-Fetch-Site: same-origin`. Browsers without
 * `Sec-Fetch-Site` send the origin of a POST. A client that sends neither is not a browser, so it carries no
 * visitor's cookies across sites.
 */
export function isOwnRequest({ headers, origins }: OwnRequestCheck): boolean {
  if (headers.get("x-requested-with") === null) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || origins.includes(from);
}
