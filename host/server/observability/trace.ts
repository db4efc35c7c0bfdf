import { randomUUID } from "node:crypto";
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { readThrown } from "@stays/domain";

/** What a span records. Attributes contain no data of a visitor: no query and no address. */
export interface SpanDescription {
  readonly name: string;
  /** `server` = a request, `client` = a call of another server; missing = work inside this process. */
  readonly kind?: "server" | "client";
  readonly attributes: Attributes;
  /** False = the span has ids only, and is never sent to a collector. */
  readonly isRecorded?: boolean;
  /** The `traceparent` to continue; missing = that of the current span. */
  readonly traceparent?: string | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
const contexts = new AsyncLocalStorageContextManager();
const propagator = new W3CTraceContextPropagator();

/** Random hexadecimal digits. Node keeps a supply of UUIDs, so they cost a tenth of `randomBytes`. */
const hex = (digits: number): string => randomUUID().replaceAll("-", "").slice(0, digits);

function findParent(traceparent: string | undefined): Context {
  if (traceparent === undefined) return contexts.active();
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

/**
 * Starts a span. While nobody records traces (`startTracing`), it only has ids, which logs and the calls to
 * Galaxy carry.
 */
function startSpan({ name, kind, attributes, isRecorded = true }: SpanDescription, parent: Context): Span {
  const before = trace.getSpanContext(parent);
  if (isRecorded) {
    const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes };
    const span = trace.getTracer("stays").startSpan(name, options, parent);
    // Without a collector the tracer returns the parent's ids, or none.
    if (isSpanContextValid(span.spanContext()) && span.spanContext().spanId !== before?.spanId) return span;
  }
  return trace.wrapSpanContext({
    traceId: before?.traceId ?? hex(32),
    spanId: hex(16),
    traceFlags: before?.traceFlags ?? TraceFlags.SAMPLED,
  });
}

/**
 * Runs `act` in a span: all calls inside it continue its trace. The span ends with `act`, and is an error if
 * `act` throws.
 */
export async function inSpan<Result>(
  description: SpanDescription,
  act: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = findParent(description.traceparent);
  const span = startSpan(description, parent);
  try {
    return await contexts.with(trace.setSpan(parent, span), () => act(span));
  } catch (error) {
    span.setAttribute("error.type", readThrown(error).name);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Records the status of a response; 5xx is an error. */
export function setAnswer(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Trace headers of a call in the current span; none outside of a request. */
export function traceHeaders(): Readonly<Partial<Record<"traceparent" | "x-request-id", string>>> {
  const active = contexts.active();
  const spanContext = trace.getSpanContext(active);
  if (!spanContext) return {};
  const headers: Record<string, string> = {};
  propagator.inject(active, headers, defaultTextMapSetter);
  return { ...headers, "x-request-id": spanContext.traceId };
}
