import { type ReleaseStore, readAudit } from "@stays/releases";
import { Hono, type MiddlewareHandler } from "hono";
import type { Registry } from "../releases/registry-store.ts";
import type { ReleaseWatch } from "../releases/release-watch.ts";
import { createNonce } from "../security/nonce.ts";
import type { LastHour, SlowModule, SlowPage } from "./last-hour.ts";
import { statusPage } from "./status-page.ts";

/** Data and access of the status page. */
export interface StatusRoutesOptions {
  readonly registry: Pick<Registry, "get">;
  readonly store: Pick<ReleaseStore, "read">;
  readonly watch: ReleaseWatch;
  readonly slowPages: LastHour<SlowPage>;
  readonly slowModules: LastHour<SlowModule>;
  readonly rendering: () => object | null;
  /** Admits only the platform team. */
  readonly access: MiddlewareHandler;
}

const SHOWN_ACTS = 30;

/** `/status`: releases, their problems, slow pages and the audit, for the platform team. */
export function statusRoutes(options: StatusRoutesOptions): Hono {
  return new Hono().get("/status", options.access, async (context) => {
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
