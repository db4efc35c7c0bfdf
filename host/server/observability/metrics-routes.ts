import { Hono, type MiddlewareHandler } from "hono";
import type { Metrics } from "./metrics.ts";

/**
 * `/metrics`: the metrics of this process, for Prometheus.
 *
 * @param access admits only the platform team
 */
export function metricsRoutes(metrics: Metrics, access: MiddlewareHandler): Hono {
  return new Hono().get("/metrics", access, async (context) =>
    context.body(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
}
