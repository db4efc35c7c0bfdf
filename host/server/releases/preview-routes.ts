import { type Preview, readPreviewToken } from "@stays/releases";
import { withQueryKeys } from "@stays/routes";
import { type Context, Hono } from "hono";
import type { Registry } from "./registry-store.ts";
import { endPreview, keepPreview } from "./visitor-releases.ts";

/**
 * Path and query of a page of this site that a link leads on to; the start page for any other address.
 *
 * @param to as in the link
 */
function targetPage({ url }: Request, to = "/"): string {
  const here = new URL(url);
  if (!URL.canParse(to, here)) return "/";
  const { origin, pathname, search } = new URL(to, here);
  // A path such as `/.//evil.example` becomes `//evil.example`, which browsers resolve to another host.
  return origin === here.origin && !pathname.startsWith("//") ? pathname + search : "/";
}

export interface PreviewRoutesOptions {
  readonly secret: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whether a release can be shown. */
async function isThere({ remote, version, port }: Preview, options: PreviewRoutesOptions): Promise<boolean> {
  return port !== undefined || (await options.registry.find(remote, version)) !== null;
}

/** The page that a link leads on to. The key tells its copies in caches apart, which ignore cookies. */
function buildPageAddress({ req }: Context, version: string | null): string {
  const { pathname, search } = new URL(targetPage(req.raw, req.query("to")), req.url);
  return pathname + withQueryKeys(search, { preview: version });
}

/** `/preview` turns a signed link into a cookie of this visitor; `/preview/leave` deletes it (FE-04). */
export function previewRoutes(options: PreviewRoutesOptions): Hono {
  const { secret, registry, now } = options;
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
      if (!(await isThere(preview, options)))
        return context.text(`There is no release ${preview.remote} ${preview.version} to preview.`, 404);
      keepPreview(context, token, preview);
      return context.redirect(buildPageAddress(context, preview.version), 302);
    })
    .get("/preview/leave", (context) => {
      endPreview(context);
      return context.redirect(buildPageAddress(context, null), 302);
    });
}
