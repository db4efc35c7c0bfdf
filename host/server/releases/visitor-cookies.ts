import { type Preview, readPreviewToken } from "@stays/releases";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { OWN_COOKIES } from "../http/own-cookies.ts";
import { isHttps } from "../http/request-origin.ts";

/** The visitor cookie is set only during a canary. It contains a random id and no personal data. */
const { preview: PREVIEW_COOKIE, visitor: VISITOR_COOKIE } = OWN_COOKIES;
const MONTH_SECONDS = 2_592_000;

const optionsFor = ({ req }: Context): CookieOptions => ({
  httpOnly: true,
  sameSite: "Lax",
  path: "/",
  secure: isHttps(req.raw),
});

/** The visitor's preview; null without a valid cookie. */
export function previewOf(context: Context, secret: string, now: number): Preview | null {
  const token = getCookie(context, PREVIEW_COOKIE);
  return token === undefined ? null : readPreviewToken(token, secret, now);
}

/** Stores a preview in a cookie until it expires. */
export function keepPreview(context: Context, token: string, { until }: Preview): void {
  setCookie(context, PREVIEW_COOKIE, token, { ...optionsFor(context), expires: new Date(until) });
}

/** Deletes the preview cookie. */
export function endPreview(context: Context): void {
  deleteCookie(context, PREVIEW_COOKIE, { path: "/" });
}

const visitors = new WeakMap<Request, string>();

/** The visitor's id: from the cookie, or a new one on the first visit, which is the same for the whole request. */
export function visitorOf(context: Context): string {
  const { raw } = context.req;
  const visitor = getCookie(context, VISITOR_COOKIE) ?? visitors.get(raw) ?? crypto.randomUUID();
  visitors.set(raw, visitor);
  return visitor;
}

/** Stores a visitor's id in a cookie. */
export function keepVisitor(context: Context, visitor: string): void {
  setCookie(context, VISITOR_COOKIE, visitor, { ...optionsFor(context), maxAge: MONTH_SECONDS });
}
