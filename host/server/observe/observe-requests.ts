import type { MiddlewareHandler } from "hono";
import type { Log } from "../log/log.ts";
import type { AnswerKind, Metrics } from "./metrics.ts";
import { traceOf, withTrace } from "./trace.ts";

/** What is asked for so often, and by machines, that a line for each would hide the others. */
const UNLOGGED = /^\/(?:healthz|metrics)$/;

/** The answer's kind by its address. */
export function answerKindOf(pathname: string): AnswerKind {
  if (/^\/(?:assets|releases)\//.test(pathname)) return "file";
  if (/^\/[a-z-]+\/api\//.test(pathname)) return "galaxy";
  return /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/|$)/.test(pathname) ? "page" : "other";
}

/**
 * Gives each request a trace, counts its answer, and logs it. A line holds neither the query, which is what somebody
 * searched for, nor the address of the visitor.
 *
 * @param log null = requests are not logged
 */
export function observeRequests(metrics: Pick<Metrics, "answered">, log: Log | null): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const { pathname } = new URL(req.url);
    const started = performance.now();
    const trace = traceOf(req.header("traceparent"));
    await withTrace(trace, next);
    const ms = performance.now() - started;
    const { status } = context.res;
    context.header("x-request-id", trace.traceId);
    metrics.answered(answerKindOf(pathname), status, ms / 1_000);
    if (UNLOGGED.test(pathname)) return;
    log?.info("request", {
      method: req.method,
      path: pathname,
      status,
      ms: Math.round(ms),
      request: trace.traceId,
      agent: req.header("user-agent"),
    });
  };
}
