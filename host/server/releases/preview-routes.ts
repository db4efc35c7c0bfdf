import { readPreviewToken } from "@stays/releases";
import { withQueryKeys } from "@stays/routes";
import { type Context, Hono } from "hono";
import type { Registry } from "./registry-store.ts";
import { endPreview, keepPreview } from "./visitor-releases.ts";

export interface PreviewRoutesOptions {
  readonly secret: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The page of this site that a link leads on to; the start page for any other address. The query key of a preview tells
 * its copies in caches apart, which ignore cookies.
 *
 * @param version that is previewed
 */
function buildPageAddress({ req }: Context, version: string | null): string {
  const here = new URL(req.url);
  const to = req.query("to") ?? "/";
  const { origin, pathname, search } = URL.canParse(to, here) ? new URL(to, here) : new URL("/", here);
  // A path such as `/.//evil.example` becomes `//evil.example`, which browsers resolve to another host.
  const isOwn = origin === here.origin && !pathname.startsWith("//");
  return (isOwn ? pathname : "/") + withQueryKeys(isOwn ? search : "", { preview: version });
}

/** `/preview` turns a signed link into a cookie of this visitor; `/preview/leave` deletes it (FE-04). */
export function previewRoutes({ secret, registry, now }: PreviewRoutesOptions): Hono {
  return new Hono()
    .use("/preview/*", async (context, next) => {
      await next();
      context.header("cache-control", "no-store");
    })
    .get("/preview", async (context) => {
      const token = context.req.query("token") ?? "";
      const preview = readPreviewToken(token, secret, now());
      if (!preview)
        return context.text("This preview link has expired or is incomplete. Ask for a new one.", 403);
      await registry.get();
      if (registry.isRevoked(preview))
        return context.text("The team has ended this preview. Ask for a new one.", 403);
      if (preview.port === undefined && !(await registry.find(preview.remote, preview.version)))
        return context.text(`There is no release ${preview.remote} ${preview.version} to preview.`, 404);
      keepPreview(context, token, preview);
      return context.redirect(buildPageAddress(context, preview.version), 302);
    })
    .get("/preview/leave", (context) => {
      endPreview(context);
      return context.redirect(buildPageAddress(context, null), 302);
    });
}
