import { timingSafeEqual } from "node:crypto";
import { type ReleaseStore, readAudit } from "@stays/releases";
import { type Context, Hono } from "hono";
import { createRateLimit, type RateLimit } from "../problems/rate-limit.ts";
import { clientAddress, visitorAddress } from "../proxy/client-address.ts";
import { isLoopback } from "../proxy/site-host.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { ReleaseWatch } from "../releases/release-watch.ts";
import { createNonce } from "../security/nonce.ts";
import type { LastHour, SlowModule, SlowPage } from "./last-hour.ts";
import { statusPage } from "./status-page.ts";

/** What the status page shows, and to whom. */
export interface StatusRoutesOptions {
  readonly registry: Pick<Registry, "get">;
  readonly store: Pick<ReleaseStore, "read">;
  readonly watch: ReleaseWatch;
  readonly slowPages: LastHour<SlowPage>;
  readonly slowModules: LastHour<SlowModule>;
  readonly rendering: () => object | null;
  /** Password of the platform team; undefined = the page is for this machine, and for no site that others reach. */
  readonly password: string | undefined;
  /** Public origin of the site. */
  readonly siteOrigin: string;
}

const SHOWN_ACTS = 30;
/** Times a minute that a password may be sent. */
const TRIES_PER_VISITOR = 20;
const TRIES_IN_ALL = 200;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A site that others reach is behind a proxy, which may be on this machine and need not say so. */
const isPublic = (siteOrigin: string): boolean => !isLoopback(new URL(siteOrigin).hostname);

/** Without a password nobody is let in who came through a proxy or from another machine. */
function isLocal(context: Context): boolean {
  const address = clientAddress(context);
  const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => context.req.header(name));
  return !isForwarded && (address === "127.0.0.1" || address === "::1" || address === "::ffff:127.0.0.1");
}

type Verdict = "allowed" | "refused" | "wrong" | "too often";

function verdictOn(context: Context, options: StatusRoutesOptions, allows: RateLimit): Verdict {
  const { password, siteOrigin } = options;
  if (password === undefined) return isLocal(context) && !isPublic(siteOrigin) ? "allowed" : "refused";
  const [scheme, given = ""] = (context.req.header("authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "basic") return "wrong";
  if (!allows(visitorAddress(context) ?? "unknown")) return "too often";
  const pair = Buffer.from(given, "base64").toString();
  return isSame(pair.slice(pair.indexOf(":") + 1), password) ? "allowed" : "wrong";
}

const statusOf = { refused: 403, wrong: 401, "too often": 429 } as const;

/** `/status`: releases, their problems, slow pages and what was done, for the platform team. */
export function statusRoutes(
  options: StatusRoutesOptions,
  allows: RateLimit = createRateLimit(TRIES_PER_VISITOR, TRIES_IN_ALL),
): Hono {
  return new Hono().get("/status", async (context) => {
    context.header("cache-control", "no-store");
    const verdict = verdictOn(context, options, allows);
    if (verdict !== "allowed") {
      if (verdict === "wrong") context.header("www-authenticate", 'Basic realm="Stays status"');
      return context.text("This page is for the platform team.", statusOf[verdict]);
    }
    const nonce = createNonce();
    context.header("content-security-policy", `default-src 'none'; style-src 'nonce-${nonce}'`);
    const { registry, store, watch, slowPages, slowModules, rendering } = options;
    return context.html(
      statusPage({
        releases: await registry.get(),
        countOf: (remote, release) => watch.of(remote, release),
        slowPages: slowPages.latest(),
        slowModules: slowModules.latest(),
        audit: (await readAudit(store)).slice(-SHOWN_ACTS),
        rendering: rendering(),
        nonce,
      }),
    );
  });
}
