import { trace } from "@opentelemetry/api";
import { setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Log } from "./log.ts";

/** Longest export of a batch, in milliseconds, also when the server stops. */
const EXPORT_LIMIT = 3_000;
/** A collector that is away is logged this often, in milliseconds. */
const LOG_PAUSE = 60_000;

/** Sends the spans of this process to a collector. */
export interface Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Starts the export of spans by OTLP/HTTP. OpenTelemetry's other standard variables apply too, such as
 * `OTEL_EXPORTER_OTLP_HEADERS` and `OTEL_TRACES_SAMPLER`.
 *
 * @param endpoint of the collector, without a trailing slash
 * @param service name of this service
 */
export function startTracing(endpoint: string, service: string, log: Pick<Log, "warn">): Tracing {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (error: unknown): void => {
    if (performance.now() - loggedAt < LOG_PAUSE) return;
    loggedAt = performance.now();
    log.warn("traces cannot be sent to the collector", { endpoint, error });
  };
  setGlobalErrorHandler(logFailure);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_LIMIT });
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": service })),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_LIMIT })],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    close: async () => {
      trace.disable();
      await provider.shutdown().catch(logFailure);
    },
  };
}
