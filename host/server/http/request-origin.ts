import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";

/** Whether the visitor's browser uses https, also if a proxy in front of the server terminates TLS. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/** The origin of the site as the visitor's browser sees it. */
export function originOfRequest(request: Request): string {
  return `${isHttps(request) ? "https" : "http"}://${new URL(request.url).host}`;
}

/** The peer address of the socket: the visitor or the last proxy; undefined without a Node socket. */
export function clientAddress(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket?.remoteAddress;
}

/** The visitor's address. Forwarding headers are already checked at this point. */
export const visitorAddress = (context: Context): string | undefined =>
  context.req.header("x-forwarded-for") ?? clientAddress(context);

/**
 * Whether a host is a loopback name. It leads to the client's own machine, so it is safe in any `Host`
 * header.
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Rejects requests for a host that is neither the public one nor a loopback name of this machine. A response for one host
 * must not be cached, linked or bound to cookies under another. `/healthz` answers for every host, as load balancers
 * request it by IP address.
 *
 * @param siteOrigin public origin of the site
 */
export function refuseOtherHosts(siteOrigin: string): MiddlewareHandler {
  const own = new URL(siteOrigin).host;
  return async (context, next) => {
    const { host, pathname } = new URL(context.req.url);
    const named = `http://${context.req.header("x-forwarded-host") ?? host}`;
    const asked = URL.canParse(named) ? new URL(named) : null;
    if (asked && (asked.host === own || isLoopback(asked.hostname))) return next();
    if (pathname.startsWith("/healthz")) return next();
    return context.text(`This server answers for ${siteOrigin} only; its host is set by SITE_ORIGIN.`, 421, {
      "cache-control": "no-store",
    });
  };
}
