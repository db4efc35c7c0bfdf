import type { MiddlewareHandler } from "hono";

/** A name that leads to the machine of whoever uses it, whatever a client writes into `Host`. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether the site answers under a host: its public one, and names of this machine.
 *
 * @param host of a request, with its port
 * @param siteOrigin public origin of the site
 */
export function isSiteHost(host: string, siteOrigin: string): boolean {
  const { host: name, hostname } = new URL(`http://${host}`);
  return name === new URL(siteOrigin).host || isLoopback(hostname);
}

/**
 * Refuses requests under any other host: what is written for one name must not be stored, linked or bound to cookies
 * under another. Health answers under every name, as balancers ask by address.
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
