import { createPreviewToken, readToolbarToken } from "@stays/releases";
import { Hono } from "hono";
import { targetPage } from "../proxy/target-page.ts";
import type { Registry } from "../releases/registry-store.ts";
import { endToolbar, keepPreview, keepToolbar, toolbarOf } from "../releases/visitor-cookies.ts";

/** Options of the toolbar's routes. */
export interface ToolbarRoutesOptions {
  /** Secret that signs the links. */
  readonly secret: string;
  readonly registry: Registry;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const EXPIRED = "This link to the toolbar has expired or is incomplete. Ask for a new one.";

/** The text of a form's field. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * `/toolbar` turns a signed link into a cookie of this visitor; `/toolbar/leave` deletes it. The form at
 * `/toolbar/release` shows this visitor another release of a remote, as a preview does (FE-04).
 */
export function toolbarRoutes({ secret, registry, now }: ToolbarRoutesOptions): Hono {
  return new Hono()
    .use("/toolbar/*", async (context, next) => {
      await next();
      context.header("cache-control", "no-store");
    })
    .get("/toolbar", (context) => {
      const token = context.req.query("token") ?? "";
      const until = readToolbarToken(token, secret, now());
      if (until === null) return context.text(EXPIRED, 403);
      keepToolbar(context, token, until);
      return context.redirect(targetPage(context.req.raw, context.req.query("to")), 302);
    })
    .get("/toolbar/leave", (context) => {
      endToolbar(context);
      return context.redirect(targetPage(context.req.raw, context.req.query("to")), 302);
    })
    .post("/toolbar/release", async (context) => {
      const until = toolbarOf(context, secret, now());
      if (until === null) return context.text(EXPIRED, 403);
      const form = await context.req.parseBody();
      const [remote, version] = [textOf(form.remote), textOf(form.version)];
      await registry.get();
      if (!registry.versions(remote).includes(version))
        return context.text(`There is no release ${remote} ${version} in the registry.`, 404);
      const preview = { remote, version, until };
      keepPreview(context, createPreviewToken(preview, secret), preview);
      return context.redirect(targetPage(context.req.raw, textOf(form.to)), 303);
    });
}
