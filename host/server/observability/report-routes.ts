import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { visitorKey } from "../http/request-source.ts";
import type { RateLimit } from "./rate-limit.ts";

const MAX_BODY = 16 * 1024;

/**
 * A route for reports of browsers, which are limited in size and number.
 *
 * @param receive handles the JSON of a report, and returns the status of the answer; null = it is no JSON
 */
export function reportRoutes(
  path: string,
  allows: RateLimit,
  receive: (report: unknown, context: Context) => 204 | 400 | 403,
): Hono {
  const onError = (context: Context) => context.body(null, 413);
  return new Hono().post(path, bodyLimit({ maxSize: MAX_BODY, onError }), async (context) => {
    if (!allows(visitorKey(context))) return context.body(null, 429);
    const report: unknown = await context.req.json().catch(() => null);
    return context.body(null, receive(report, context));
  });
}
