import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { clientAddress, isLoopback, visitorAddress } from "../http/request-origin.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Access options of the platform team. */
export interface PlatformAccess {
  /**
   * Password of the platform team; undefined = only this machine has access, and only without a public
   * origin.
   */
  readonly password: string | undefined;
  /** Public origin of the site. */
  readonly siteOrigin: string;
}

/** Password attempts per minute. */
const TRIES_PER_VISITOR = 20;
const TRIES_IN_ALL = 200;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A public site is behind a proxy, which may be on this machine and may add no forwarding header. */
const isPublic = (siteOrigin: string): boolean => !isLoopback(new URL(siteOrigin).hostname);

/**
 * Whether a request comes directly from this machine. Without a password, requests through a proxy or from
 * another machine are denied.
 */
function isLocal(context: Context): boolean {
  const address = clientAddress(context);
  const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => context.req.header(name));
  return !isForwarded && (address === "127.0.0.1" || address === "::1" || address === "::ffff:127.0.0.1");
}

/** Admits only the platform team. */
export function platformTeamOnly({ password, siteOrigin }: PlatformAccess): MiddlewareHandler {
  const allows = createRateLimit(TRIES_PER_VISITOR, TRIES_IN_ALL);
  return async (context, next) => {
    context.header("cache-control", "no-store");
    const refuse = (status: 401 | 403 | 429) =>
      context.text("These metrics are for the platform team.", status);
    if (password === undefined) return isLocal(context) && !isPublic(siteOrigin) ? next() : refuse(403);
    const [scheme, given = ""] = (context.req.header("authorization") ?? "").split(" ");
    const isBasic = scheme?.toLowerCase() === "basic";
    if (isBasic && !allows(visitorAddress(context) ?? "unknown")) return refuse(429);
    const pair = Buffer.from(given, "base64").toString();
    if (isBasic && isSame(pair.slice(pair.indexOf(":") + 1), password)) return next();
    context.header("www-authenticate", 'Basic realm="Stays metrics"');
    return refuse(401);
  };
}
