import type { MiddlewareHandler } from "hono";

/**
 * Whether a host is a loopback name. It leads to the client's own machine, so it is safe in any `Host`
 * header.
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether the site answers for a host: its public host, and loopback names of this machine.
 *
 * @param host of a request, with its port
 * @param siteOrigin public origin of the site
 */
export function isSiteHost(host: string, siteOrigin: string): boolean {
  const { host: name, hostname } = new URL(`http://${host}`);
  return name === new URL(siteOrigin).host || isLoopback(hostname);
}

/**
 * Rejects requests for any other host. A response for one host must not be cached, linked or bound to cookies
 * under another. `/healthz` answers for every host, as load balancers request it by IP address.
 */
export function refuseOtherHosts(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const { host, pathname } = new URL(context.req.url);
    const named = context.req.header("x-forwarded-host") ?? host;
    const isKnown = URL.canParse(`http://${named}`) && isSiteHost(named, siteOrigin);
    if (isKnown || pathname.startsWith("/healthz")) return next();
    return context.text(`This server answers for ${siteOrigin} only; its host is set by SITE_ORIGIN.`, 421, {
      "cache-control": "no-store",
    });
  };
}
