import type { MiddlewareHandler } from "hono";
import { isHttps } from "../proxy/request-origin.ts";
import { setHeaders } from "../proxy/response-headers.ts";

const TWO_YEARS = 63_072_000;

const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

const overHttps = { "strict-transport-security": `max-age=${TWO_YEARS}; includeSubDomains` };

/**
 * Adds security headers to every response; a page's policy is set with the page. Hono's `secureHeaders` throws where
 * headers are immutable, such as those of `Response.json`.
 */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  setHeaders(context, isHttps(context.req.raw) ? { ...always, ...overHttps } : always);
};
