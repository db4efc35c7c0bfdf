import { timingSafeEqual } from "node:crypto";
import { type ReleaseStore, readAudit } from "@stays/releases";
import { type Context, Hono } from "hono";
import { clientAddress } from "../proxy/client-address.ts";
import type { Registry } from "../releases/registry-store.ts";
import type { ReleaseWatch } from "../releases/release-watch.ts";
import { createNonce } from "../security/nonce.ts";
import type { LastHour, SlowModule, SlowPage } from "./last-hour.ts";
import { statusPage } from "./status-page.ts";

/** What the status page shows, and to whom. */
export interface StatusRoutesOptions {
  readonly registry: Registry;
  readonly store: Pick<ReleaseStore, "read">;
  readonly watch: ReleaseWatch;
  readonly slowPages: LastHour<SlowPage>;
  readonly slowModules: LastHour<SlowModule>;
  readonly rendering: () => object | null;
  /** Password of the platform team; undefined = the page is for this machine only. */
  readonly password: string | undefined;
}

const SHOWN_ACTS = 30;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Without a password nobody is let in who came through a proxy or from another machine. */
function isLocal(context: Context): boolean {
  const address = clientAddress(context);
  const isForwarded = ["x-forwarded-for", "forwarded", "via"].some((name) => context.req.header(name));
  return !isForwarded && (address === "127.0.0.1" || address === "::1" || address === "::ffff:127.0.0.1");
}

function isAllowed(context: Context, password: string | undefined): boolean {
  if (password === undefined) return isLocal(context);
  const [scheme, given = ""] = (context.req.header("authorization") ?? "").split(" ");
  const pair = Buffer.from(given, "base64").toString();
  return scheme?.toLowerCase() === "basic" && isSame(pair.slice(pair.indexOf(":") + 1), password);
}

/** `/status`: releases, their problems, slow pages and what was done, for the platform team. */
export function statusRoutes(options: StatusRoutesOptions): Hono {
  return new Hono().get("/status", async (context) => {
    context.header("cache-control", "no-store");
    if (!isAllowed(context, options.password)) {
      if (options.password !== undefined) context.header("www-authenticate", 'Basic realm="Stays status"');
      return context.text("This page is for the platform team.", options.password === undefined ? 403 : 401);
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
