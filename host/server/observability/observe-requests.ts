import type { MiddlewareHandler } from "hono";
import { isGalaxyPath, isPagePath, isReleaseFile } from "../../app/routing/path-kind.ts";
import { sourceOf } from "../http/request-source.ts";
import { setHeaders } from "../http/response-headers.ts";
import type { Log } from "./log.ts";
import type { AnswerKind, Metrics } from "./metrics.ts";
import { inSpan, setAnswer } from "./trace.ts";

/** Frequent machine requests, which would flood the log. */
const UNLOGGED = /^\/(?:healthz|metrics)$/;

/** The kind of a response by its path. */
function classifyAnswer(pathname: string): AnswerKind {
  if (isReleaseFile(pathname)) return "file";
  if (isGalaxyPath(pathname)) return "galaxy";
  return isPagePath(pathname) ? "page" : "other";
}

/**
 * Gives each request a trace, counts its response and logs it. A line contains neither the query, which is a
 * visitor's search, nor the visitor's address.
 *
 * @param log null = requests are not logged
 */
export function observeRequests(metrics: Pick<Metrics, "answered">, log: Log | null): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const { pathname } = new URL(req.url);
    const started = performance.now();
    const kind = classifyAnswer(pathname);
    const description = {
      name: `${req.method} ${kind}`,
      kind: "server" as const,
      attributes: { "http.request.method": req.method, "url.path": pathname },
      traceparent: sourceOf(context).traceparent ?? "",
      isRecorded: kind === "page" || kind === "galaxy",
    };
    const request = await inSpan(description, async (span) => {
      await next();
      setAnswer(span, context.res.status);
      return span.spanContext().traceId;
    });
    const ms = performance.now() - started;
    const { status } = context.res;
    setHeaders(context, { "x-request-id": request });
    metrics.answered(kind, status, ms / 1_000);
    if (UNLOGGED.test(pathname)) return;
    log?.info("request", {
      method: req.method,
      path: pathname,
      status,
      ms: Math.round(ms),
      request,
      agent: req.header("user-agent"),
    });
  };
}
