import { changesBasket } from "@stays/galaxy/operations";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { foreignCookies } from "../http/own-cookies.ts";
import { forwardingHeaders, normaliseOrigin } from "../http/request-source.ts";
import { type Galaxy, NoAnswer, parseGalaxyPath } from "./galaxy.ts";
import { fitCookie } from "./galaxy-cookies.ts";

export interface GalaxyRoutesOptions {
  readonly galaxy: Pick<Galaxy, "send">;
  /** Whether the site has a language of this prefix. */
  readonly hasLanguage: (prefix: string) => boolean;
  /** Public origin of the site. */
  readonly siteOrigin: string;
  /** Receives each cookie that browsers would not have kept as Galaxy set it, and what was changed. */
  readonly onFitted?: (name: string, changes: readonly string[]) => void;
}

const REQUEST_HEADERS = ["content-type", "accept", "accept-language", "origin", "user-agent"];
/** Largest request body in bytes; a basket of a few dozen items is the longest. */
export const MAX_BODY = 256 * 1024;

const statuses = {
  timeout: 504,
  unreachable: 502,
  oversized: 502,
  charset: 502,
  gone: 499,
  paused: 503,
} as const;

/** An error response of the site itself. It has no `code`: that would make it a refusal of Galaxy (ruling 4). */
const failure = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ error }, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * Whether a request comes from the site's own code. Another site's page can send neither the custom header,
 * which needs a CORS preflight that is never granted, nor `Sec-Fetch-Site: same-origin`. Browsers without
 * `Sec-Fetch-Site` send the origin of a POST. A client that sends neither is not a browser, so it carries no
 * visitor's cookies across sites. Hono's `csrf` lets GET pass, by which some operations change a basket (ruling 27).
 *
 * @param origins of the site
 */
function isOwnRequest(headers: Headers, origins: readonly (string | null)[]): boolean {
  if (headers.get("x-requested-with") === null) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || origins.includes(normaliseOrigin(from) ?? "none");
}

/** The headers that Galaxy gets: those of the list, foreign cookies, and where the request comes from. */
function sentHeaders(context: Context): Headers {
  const request = context.req.raw;
  const headers = new Headers(forwardingHeaders(context));
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const cookies = foreignCookies(request.headers.get("cookie"));
  if (cookies !== null) headers.set("cookie", cookies);
  return headers;
}

/** Replaces the cookies of an answer by what browsers keep as cookies of the site. */
function fitCookies(headers: Headers, site: URL, onFitted: GalaxyRoutesOptions["onFitted"]): void {
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies) {
    const { header, changes } = fitCookie(cookie, site);
    headers.append("set-cookie", header);
    if (changes.length > 0) onFitted?.(cookie.split("=")[0] ?? "", changes);
  }
}

async function passOn(context: Context, options: GalaxyRoutesOptions): Promise<Response> {
  const { req } = context;
  const { origin, pathname, search } = new URL(req.url);
  const { method, signal } = req.raw;
  const call = parseGalaxyPath(pathname);
  if (!call || !options.hasLanguage(call.language)) return failure(404, "There is no such operation.");
  const origins = [options.siteOrigin, origin].map(normaliseOrigin);
  if (changesBasket(method, call.operation) && !isOwnRequest(req.raw.headers, origins))
    return failure(403, "A basket is changed by the pages of this site only.");
  try {
    const headers = sentHeaders(context);
    const body = method === "POST" ? await req.raw.arrayBuffer() : null;
    const path = pathname + search;
    const answer = await options.galaxy.send({ ...call, method, path, headers, body, signal });
    fitCookies(answer.headers, new URL(origin), options.onFitted);
    answer.headers.set("cache-control", "no-store");
    answer.headers.set("x-robots-tag", "noindex");
    return answer;
  } catch (error) {
    if (error instanceof NoAnswer) return failure(statuses[error.reason], `${error.message}.`);
    throw error;
  }
}

/** Proxies the browser's calls to Galaxy: same origin, cookies in both directions, nothing stored. */
export function galaxyRoutes(options: GalaxyRoutesOptions): Hono {
  const path = "/:language/api/galaxy/stays/*";
  const tooLarge = () => failure(413, "The request is too large.");
  return new Hono()
    .use(path, compress({ threshold: 1024 }))
    .on("POST", path, bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), (context) =>
      passOn(context, options),
    )
    .get(path, (context) => passOn(context, options))
    .all(path, () => failure(405, "Only GET and POST are understood.", { allow: "GET, HEAD, POST" }));
}
