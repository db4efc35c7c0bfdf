import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Log } from "../log/log.ts";
import { inSpan, setAnswer, traceHeaders } from "../log/trace.ts";
import { clientAddress } from "../proxy/client-address.ts";
import { ForwardError, forward } from "../proxy/forward.ts";
import { forwardedHeaders } from "../proxy/forwarded-headers.ts";
import { foreignCookies, setsForeignCookie } from "../proxy/own-cookies.ts";
import { originOfRequest } from "../proxy/request-origin.ts";
import { changesBasket, galaxyCallOf, galaxySpan, isRepeatable, limitOf } from "./galaxy-operation.ts";

/** Options of the proxy to Galaxy. */
export interface GalaxyRoutesOptions {
  /** Address of Galaxy, without a trailing slash. */
  readonly galaxyUrl: string;
  readonly log: Log;
  /** Whether the site has a language of this prefix. */
  readonly hasLanguage: (prefix: string) => boolean;
  /** Public origin of the site. */
  readonly siteOrigin: string;
  /** Time limit of a call, in milliseconds. */
  readonly limit?: (method: string, operation: string) => number;
}

const REQUEST_HEADERS = ["cookie", "content-type", "accept", "accept-language", "origin", "user-agent"];
const RESPONSE_HEADERS = ["content-type", "content-language", "retry-after", "set-cookie", "x-request-id"];
/** Largest request body in bytes; a basket of a few dozen items is the longest. */
export const MAX_BODY = 256 * 1024;

const statusOf = { timeout: 504, unreachable: 502, oversized: 502, gone: 499 } as const;

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
function isOwnRequest(headers: Headers, origins: readonly string[]): boolean {
  if (headers.get("x-requested-with") === null) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || origins.includes(from);
}

async function passOn(context: Context, options: GalaxyRoutesOptions): Promise<Response> {
  const { req } = context;
  const { pathname, search } = new URL(req.url);
  const call = galaxyCallOf(pathname);
  if (!call || !options.hasLanguage(call.language)) return failure(404, "There is no such operation.");
  const origins = [options.siteOrigin, originOfRequest(req.raw)];
  if (changesBasket(req.method, call.operation) && !isOwnRequest(req.raw.headers, origins))
    return failure(403, "A basket is changed by the pages of this site only.");
  const started = performance.now();
  try {
    const headers = forwardedHeaders(req.raw, REQUEST_HEADERS, clientAddress(context));
    const cookies = foreignCookies(headers.get("cookie"));
    if (cookies === null) headers.delete("cookie");
    else headers.set("cookie", cookies);
    const answer = await inSpan(galaxySpan(req.method, call.operation), async (span) => {
      for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
      const response = await forward(req.raw, {
        target: options.galaxyUrl + pathname + search,
        limit: (options.limit ?? limitOf)(req.method, call.operation),
        isRepeatable: isRepeatable(req.method, call.operation),
        isWhole: true,
        requestHeaders: headers,
        passesCookie: setsForeignCookie,
        passesHeader: (name) => RESPONSE_HEADERS.includes(name),
      });
      setAnswer(span, response.status);
      return response;
    });
    answer.headers.set("cache-control", "no-store");
    answer.headers.set("x-robots-tag", "noindex");
    return answer;
  } catch (error) {
    if (!(error instanceof ForwardError)) throw error;
    const ms = Math.round(performance.now() - started);
    const { reason } = error;
    options.log.warn("galaxy did not answer", { operation: call.operation, method: req.method, reason, ms });
    return failure(statusOf[reason], `Galaxy did not answer: ${reason}.`);
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
    .on(["GET", "HEAD"], path, (context) => passOn(context, options))
    .all(path, () => failure(405, "Only GET and POST are understood.", { allow: "GET, HEAD, POST" }));
}
