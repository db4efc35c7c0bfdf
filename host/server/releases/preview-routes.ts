import { readPreviewToken } from "@stays/releases";
import { Hono } from "hono";
import { targetPage } from "../proxy/target-page.ts";
import type { Registry } from "./registry-store.ts";
import { endPreview, keepPreview } from "./visitor-cookies.ts";

/** Options of the preview links. */
export interface PreviewRoutesOptions {
  /** Secret that signs the links. */
  readonly secret: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
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
      return context.redirect(targetPage(context.req.raw, context.req.query("to")), 302);
    })
    .get("/preview/leave", (context) => {
      endPreview(context);
      return context.redirect(targetPage(context.req.raw, context.req.query("to")), 302);
    });
}
