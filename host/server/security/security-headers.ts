import type { MiddlewareHandler } from "hono";
import { isHttps } from "../proxy/request-origin.ts";

const TWO_YEARS = 63_072_000;

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

/** Adds security headers to every response; a page's policy is set with the page. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (isHttps(context.req.raw))
    context.header("strict-transport-security", `max-age=${TWO_YEARS}; includeSubDomains`);
};
