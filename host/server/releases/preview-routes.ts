import { HOST, type Preview, readPreviewToken } from "@stays/releases";
import { Hono } from "hono";
import { targetPage } from "../proxy/target-page.ts";
import type { Registry } from "./registry-store.ts";
import { endPreview, keepPreview } from "./visitor-cookies.ts";

/** Options of the preview links. */
export interface PreviewRoutesOptions {
  /** Secret that signs the links. */
  readonly secret: string;
  readonly registry: Registry;
  /** Whether this server can show hosts that are not live. */
  readonly showsHosts: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whether a release can be shown. Whether a host can is known when it has started, with the first page. */
async function isThere({ remote, version, port }: Preview, options: PreviewRoutesOptions): Promise<boolean> {
  if (remote === HOST) return options.showsHosts();
  return port !== undefined || (await options.registry.find(remote, version)) !== null;
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
      return context.redirect(targetPage(context.req.raw, context.req.query("to")), 302);
    })
    .get("/preview/leave", (context) => {
      endPreview(context);
      return context.redirect(targetPage(context.req.raw, context.req.query("to")), 302);
    });
}
