import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { isLoopback, sourceOf, visitorKey } from "../http/request-source.ts";
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

/** Wrong passwords per minute. */
const TRIES_PER_VISITOR = 20;
const TRIES_IN_ALL = 200;

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time; hashes have one length, so that not even the length of the password shows. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(hash(given), hash(expected));

/** A public site is behind a proxy, which may be on this machine and may add no forwarding header. */
const isPublic = (siteOrigin: string): boolean => !isLoopback(new URL(siteOrigin).hostname);

/**
 * Whether a request comes directly from this machine. Without a password, requests through a proxy or from
 * another machine are denied.
 */
function isLocal(context: Context): boolean {
  const { peer, isDirect } = sourceOf(context);
  return isDirect && (peer === "127.0.0.1" || peer === "::1");
}

/** Admits only the platform team. The right password is never limited: Prometheus sends it with each scrape. */
export function platformTeamOnly({ password, siteOrigin }: PlatformAccess): MiddlewareHandler {
  const allows = createRateLimit(TRIES_PER_VISITOR, TRIES_IN_ALL);
  return async (context, next) => {
    context.header("cache-control", "no-store");
    const refuse = (status: 401 | 403 | 429) =>
      context.text("These metrics are for the platform team.", status);
    if (password === undefined) return isLocal(context) && !isPublic(siteOrigin) ? next() : refuse(403);
    const [, given] = /^basic +(\S+) *$/i.exec(context.req.header("authorization") ?? "") ?? [];
    const pair = Buffer.from(given ?? "", "base64").toString();
    if (given !== undefined && isSame(pair.slice(pair.indexOf(":") + 1), password)) return next();
    if (given !== undefined && !allows(visitorKey(context))) return refuse(429);
    context.header("www-authenticate", 'Basic realm="Stays metrics"');
    return refuse(401);
  };
}
