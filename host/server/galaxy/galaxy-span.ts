import type { SpanDescription } from "../log/trace.ts";

/**
 * The span of a call to Galaxy. Its address is left out, because its query is a visitor's search.
 *
 * @param traceparent of the render worker that asks; missing = the current request calls
 */
export const galaxySpan = (method: string, operation: string, traceparent?: string): SpanDescription => ({
  name: `galaxy ${operation}`,
  kind: "client",
  attributes: { "http.request.method": method, "galaxy.operation": operation },
  traceparent,
});
